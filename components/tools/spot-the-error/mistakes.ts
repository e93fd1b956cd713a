import type { DrawnPoint, Position } from '@/components/sections/drawings/isolated-line';
import type { SpotTheErrorContent } from '@/lib/content/types';
import type { Isolation, Verification } from './isolation';

export type MistakeName = SpotTheErrorContent['cases'][number]['mistake'];

/* The points, in the order of the plan. */
const [tracing, backflow, air, feed, drain, bleed] = [0, 1, 2, 3, 4, 5] as const;

/** Each makes one mistake in an isolation that has none. */
const mistakes: Readonly<Record<MistakeName, (planned: Isolation) => Isolation>> = {
  'feed locked open': (planned) =>
    full(verified(withPoint(planned, feed, { position: 'open' }), feed, 'seen open')),
  'backflow open': (planned) => full(leftOut(planned, backflow, 'open')),
  'air open': (planned) => leftOut(planned, air, 'open'),
  'tracing at controller': (planned) =>
    verified(leftOut(planned, tracing, 'on'), tracing, 'controller'),
  'drain open': (planned) => withPoint(planned, drain, { position: 'open' }),
  'bleed closed': (planned) => withPoint(planned, bleed, { position: 'closed' }),
  // Nobody can rod a bleed that’s piped to the header.
  'bleed to closed drain': (planned) => ({
    ...verified(planned, bleed, 'gauge only'),
    bleedTo: 'closed drain',
  }),
  'lock missing': (planned) => withoutLock(planned, backflow),
  'name missing': (planned) => ({
    ...planned,
    records: replaceAt(planned.records, feed, { holder: null }),
  }),
  'key outside': (planned) => withoutKey(planned, feed),
  'personal lock missing': (planned) => ({ ...planned, onBox: planned.onBox.slice(0, -1) }),
  'voltage untested': (planned) => verified(planned, tracing, 'breaker'),
  'tester unproved': (planned) => verified(planned, tracing, 'proved once'),
  'bleed open in test': (planned) => verified(planned, bleed, 'bleed open'),
  'air trapped': (planned) => verified(planned, air, 'trapped'),
};

/** The isolation with one mistake. */
export function withMistake(planned: Isolation, name: MistakeName): Isolation {
  return mistakes[name](planned);
}

/** With a block valve open, the section fills. */
const full = (isolation: Isolation): Isolation => ({ ...isolation, section: 'full' });

/** A device that nobody has locked or tagged. */
function leftOut(planned: Isolation, index: number, position: Position): Isolation {
  return withPoint(withoutLock(planned, index), index, { position, isTagged: false });
}

function withoutLock(planned: Isolation, index: number): Isolation {
  return withPoint(withoutKey(planned, index), index, { isLocked: false });
}

function withoutKey(planned: Isolation, index: number): Isolation {
  return { ...planned, keys: planned.keys.filter((key) => key !== planned.records[index]?.lock) };
}

function withPoint(planned: Isolation, index: number, change: Partial<DrawnPoint>): Isolation {
  return { ...planned, points: replaceAt(planned.points, index, change) };
}

function verified(planned: Isolation, index: number, verification: Verification): Isolation {
  return { ...planned, records: replaceAt(planned.records, index, { verification }) };
}

function replaceAt<Item>(
  items: readonly Item[],
  index: number,
  change: Partial<Item>,
): readonly Item[] {
  return items.map((item, at) => (at === index ? { ...item, ...change } : item));
}
