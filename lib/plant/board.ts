import { type Entry, listEntries } from './entries';
import { listRecords } from './records';
import type { PlantSources } from './register';
import { stateAt } from './state';

/** What a number counts: “work order open”, “work orders open”. */
interface CountedNoun {
  one: string;
  other: string;
}

/** The words of the board, and what it lists. */
export interface BoardLayout {
  counts: Readonly<
    Record<'handover' | 'crew', string> & Record<'permits' | 'workOrders', CountedNoun>
  >;
  rows: readonly { tag: string; who: string }[];
}

/** The board at a time of the shift, such as "07:45", from what was recorded until then. */
export function boardAt(sources: PlantSources, { counts, rows }: BoardLayout, time: string) {
  const { register } = sources;
  const entries = listEntries(sources);
  const until = entries.filter(
    ({ at, source }) => at <= `${register.date}T${time}` && source !== 'Handover',
  );
  const states = stateAt(register, time);
  const records = listRecords(sources);
  const tagsIn = (items: readonly { tag: string }[], wanted?: string) =>
    items
      .map(({ tag }) => tag)
      .filter(
        (tag) => states.has(tag) && (wanted ?? states.get(tag)?.state) === states.get(tag)?.state,
      );
  const count = ({ one, other }: CountedNoun, tags: readonly string[]) => {
    const before = tags.filter((tag) => states.get(tag)?.since === null);
    return {
      label: tags.length === 1 ? one : other,
      figure: String(tags.length),
      /** What the figure is computed from. */
      entries: until.filter(({ sets = {} }) => tags.some((tag) => tag in sets)),
      /** What it counts, or is, from before the first of them; null if nothing. */
      before: before.length === 0 ? null : `Before the shift: ${before.join(', ')}`,
    };
  };
  return {
    counts: [
      {
        label: counts.handover,
        ...fraction(until, 'accepted', 0, register.handoverItems),
      },
      count(counts.permits, tagsIn(register.permits)),
      count(counts.workOrders, tagsIn(register.workOrders, 'open')),
      {
        label: counts.crew,
        ...fraction(until, 'qualified', register.crew.qualified, register.crew.of),
      },
    ],
    rows: rows.map(({ tag, who }) => {
      const record = records.find((each) => each.tag === tag);
      const last = until.findLast(({ about, sets = {} }) => about[0] === tag || tag in sets);
      const state = states.get(tag)?.state ?? 'not planned yet';
      return { tag, who, what: last?.text ?? record?.what ?? '', state };
    }),
  };
}

/** A count such as 7/7 from the last entry that has it; until then, the count at the start of the shift. */
function fraction(
  until: readonly Entry[],
  field: 'accepted' | 'qualified',
  start: number,
  of: number,
) {
  const recorded = until.findLast((entry) => entry[field] !== undefined);
  return {
    figure: `${recorded?.[field] ?? start}/${of}`,
    entries: recorded === undefined ? [] : [recorded],
    before: recorded === undefined ? 'As the shift starts' : null,
  };
}
