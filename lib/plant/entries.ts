import { createIdentifierFinder } from './identifiers';
import type { Incident, PlantSources, Register, Statement } from './register';

/** Where an entry is recorded. */
export type EntrySource =
  | 'Shift log'
  | 'Night shift log'
  | 'Isolation plan'
  | 'Handover'
  | 'Experience statement'
  | 'Incident report';

/** One thing that was recorded, with its time and author. */
export interface Entry {
  /** ISO 8601 date and time in the plant's time zone, without seconds: 2026-03-12T07:32. */
  at: string;
  /** Everything it's about: tags, and people other than its authors. */
  about: readonly string[];
  text: string;
  by: readonly string[];
  source: EntrySource;
}

/** Everything that was recorded about the shift, in chronological order. */
export function listEntries({ register, handover, statements }: PlantSources): Entry[] {
  const { date, log, isolations, bearing, incidents } = register;
  const find = createIdentifierFinder(identifiersOf(register)).find;
  const entry = (time: string, tag: string | null, text: string, rest: EntryRest): Entry => ({
    at: `${date}T${time}`,
    about: [
      ...new Set([...(tag === null ? [] : [tag]), ...find(text).map((each) => each.identifier)]),
    ],
    text,
    ...rest,
  });
  const entries = [
    entry(bearing.noted, bearing.sensor, `${bearing.reading} at ${bearing.pump}`, {
      by: [],
      source: 'Night shift log',
    }),
    ...log.map(({ time, tag, text, by, with: second, sets = {} }) => {
      const logged = entry(time, tag, text, {
        by: [by, ...(second ? [second] : [])],
        source: 'Shift log',
      });
      return { ...logged, about: [...new Set([...logged.about, ...Object.keys(sets)])] };
    }),
    ...isolations.flatMap(({ tag, points }) =>
      points.map(({ device, position, lock, holder, verified, how }) =>
        entry(verified, device, `${capitalize(position)}, ${lock}, for ${tag}. ${how}`, {
          by: [holder],
          source: 'Isolation plan',
        }),
      ),
    ),
    ...handover.items.map(({ tag, text, confirmed }) =>
      entry(confirmed, tag, text, {
        by: [handover.over.name, handover.taken.name],
        source: 'Handover',
      }),
    ),
    ...statements.map(
      (statement): Entry => ({
        at: statement.time.slice(0, 16),
        about: [
          statement.actor.name,
          ...find(statement.object.name).map((each) => each.identifier),
        ],
        text: describeStatement(statement),
        by: [],
        source: 'Experience statement',
      }),
    ),
    ...incidents.flatMap(incidentEntries),
  ];
  return entries.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

type EntryRest = Pick<Entry, 'by' | 'source'>;

/** All tags of the register, and the names of its people. */
export function identifiersOf(register: Register): string[] {
  const { people, equipment, instruments, devices, checkValves, permits, isolations } = register;
  const { locks, workOrders, documents, incidents } = register;
  const tagged = [equipment, instruments, devices, checkValves, permits, isolations, locks].flat();
  return [
    ...[...tagged, ...workOrders, ...documents, ...incidents].map(({ tag }) => tag),
    ...incidents.flatMap(({ records }) => records.map(({ tag }) => tag)),
    ...people.map(({ name }) => name),
  ];
}

function incidentEntries({ tag, date, time, what, records }: Incident): Entry[] {
  const about = [tag, ...records.map((record) => record.tag)];
  return [{ at: `${date}T${time}`, about, text: what, by: [], source: 'Incident report' }];
}

function describeStatement({ verb, object, actor, result: { score } }: Statement): string {
  const points =
    score?.scaled !== undefined
      ? `, ${Math.round(score.scaled * 100)}%`
      : score?.raw !== undefined
        ? `, ${score.raw} of ${score.max}`
        : '';
  return `${actor.name} ${verb}: ${object.name}${points}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
