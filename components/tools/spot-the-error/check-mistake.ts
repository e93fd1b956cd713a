import { isolatedLine } from '@/components/sections/drawings/isolated-line';
import { checkPlan } from '@/lib/calculations/isolation';
import type { Plan, Point } from '@/lib/calculations/isolation-choices';
import type { SpotTheErrorContent } from '@/lib/content/types';
import { lotoPlanAsOwn } from '../isolation/example-plan';
import type { WrittenCase } from './cases';
import { type GamePlan, type Isolation, plannedIsolation, type Verification } from './isolation';
import { withMistake } from './mistakes';

/** At build: the paragraph against each mistake, from what the checks of “Check yours” find in its drawing. */
export function sourcesOf({ cases }: SpotTheErrorContent, plan: GamePlan): Record<string, string> {
  const planned = plannedIsolation(plan);
  return Object.fromEntries(
    cases.map(({ mistake, source }) => {
      const [found] = checkPlan(asPlan(withMistake(planned, mistake), plan));
      return [mistake, source ?? found?.source ?? ''];
    }),
  );
}

type PlanSet = SpotTheErrorContent['sets'][number];

/** A plan of a set with one of its mistakes, or as it's right. */
export function planWith({ plan }: PlanSet, change: PlanSet['cases'][number]['change'] = {}): Plan {
  const { tag, keys = plan.keys, ...texts } = change;
  const changed = Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== undefined),
  );
  if (tag === undefined) return { ...plan, keys, ...changed };
  const points = plan.points.map((each) => (each.tag === tag ? { ...each, ...changed } : each));
  return { ...plan, keys, points };
}

/** At build: the cases of the sets, each with its plan, and the paragraph against its mistake. */
export function writtenCases({ sets }: SpotTheErrorContent): WrittenCase[] {
  return sets.flatMap((set) =>
    set.cases.map(({ change, source, ...drawn }) => {
      const plan = planWith(set, change);
      const [found] = checkPlan(plan);
      const { title, place } = set;
      const cases = set.cases.map(({ change: _, source: __, ...each }) => each);
      return { title, place, plan, drawn, cases, source: source ?? found?.source ?? '' };
    }),
  );
}

/** What each verification is as a choice. */
const verified: Readonly<Record<Verification, Point['verified']>> = {
  proved: 'voltage',
  'proved once': 'voltage unproved',
  breaker: 'seen',
  controller: 'seen',
  'seen open': 'seen',
  'gauge only': 'gauge',
  'bleed open': 'gauge open',
  trapped: 'failed',
};

/** The isolation as a plan that can be checked. */
export function asPlan(
  { points, records, keys, crew, onBox, bleedTo }: Isolation,
  plan: GamePlan,
): Plan {
  const planned = isolatedLine(plan.points).points;
  const example = lotoPlanAsOwn(plan);
  return {
    ...example,
    crew: crew.join(', '),
    onBox: onBox.join(', '),
    keys: keys.join(', '),
    points: example.points.map((point, index) => {
      const { position, isLocked = false, isTagged = false } = points[index] ?? {};
      const { lock = '', holder = null, verification = null } = records[index] ?? {};
      const isMoved = position !== planned[index]?.position;
      // A device that’s left on is in no position that can be chosen.
      const moved = position === 'on' ? 'closed' : position;
      const isBleed = position === 'open' && point.leadsTo === 'safe';
      return {
        ...point,
        lock: isLocked ? lock : '',
        holder: isTagged ? (holder ?? '') : '',
        verified: verification === null ? point.verified : verified[verification],
        device: verification === 'controller' ? 'control' : point.device,
        position: isMoved && moved !== undefined ? moved : point.position,
        leadsTo: isBleed && bleedTo === 'closed drain' ? 'header' : point.leadsTo,
      };
    }),
  };
}
