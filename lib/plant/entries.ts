import { createIdentifierFinder } from './identifiers';
import type { Cause, Incident, PlantSources, Register, Statement } from './register';

/** Where an entry is recorded. */
type EntrySource =
  | 'Shift log'
  | 'Night shift log'
  | 'Isolation plan'
  | 'Handover'
  | 'Experience statement'
  | 'Incident report'
  | 'Cost report';

/** One thing that was recorded, with its time and author. */
export interface Entry {
  /** ISO 8601 date and time in the plant's time zone, without seconds: 2026-03-12T07:32. */
  at: string;
  /** Everything it's about: tags, and people other than its authors. */
  about: readonly string[];
  text: string;
  by: readonly string[];
  source: EntrySource;
  /** The states that it sets, by tag. */
  sets?: Readonly<Record<string, string>>;
  /** What was read on the instrument that it's about. */
  reading?: string | undefined;
  /** The gas test for the permit that it's about. */
  gasTest?: string | undefined;
  /** The isolation whose zero energy was verified again. */
  verifies?: string | undefined;
  /** Who holds the locks of the isolation that it's about, from then on. */
  holder?: string | undefined;
  /** How many items of the handover were accepted. */
  accepted?: number | undefined;
  /** How many of the crew are qualified now. */
  qualified?: number | undefined;
}

/** Everything that was recorded about the shift, in chronological order. */
export function listEntries(sources: PlantSources): Entry[] {
  const { register, handover, statements, cause, actions, program } = sources;
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
    entry(bearing.noted, bearing.sensor, `Vibration reads high at ${bearing.pump}`, {
      by: [],
      source: 'Night shift log',
    }),
    entry(bearing.read, bearing.sensor, `${bearing.reading} at ${bearing.pump}`, {
      by: [],
      source: 'Night shift log',
      reading: bearing.reading,
    }),
    ...log.map(({ time, tag, text, by, with: second, signal: _, sets = {}, ...fields }) => {
      const logged = entry(time, tag, text, {
        by: [by, ...(second ? [second] : [])],
        source: 'Shift log',
        ...fields,
      });
      return { ...logged, sets, about: [...new Set([...logged.about, ...Object.keys(sets)])] };
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
    ...incidents.flatMap((incident) => incidentEntries(incident, cause, actions)),
    {
      at: `${date}T${register.shift.from}`,
      about: [],
      text: `${program.title}, week ${program.week}: PV ${dollars(program.pv)}, EV ${dollars(program.ev)}, AC ${dollars(program.ac)}, BAC ${dollars(program.bac)}`,
      by: [],
      source: 'Cost report' as const,
    },
  ];
  return entries.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

type EntryRest = Omit<Entry, 'at' | 'about' | 'text'>;

/** The time of an entry, such as 07:32, or its day, such as Feb 24, if that isn't the shift's. */
export function showTime({ at }: Entry, shiftDate: string): string {
  if (at.startsWith(shiftDate)) return at.slice(11);
  return formatDay(at.slice(0, 10));
}

/** An ISO 8601 date in words, without the year: “Feb 24”. */
export function formatDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

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

function incidentEntries(incident: Incident, cause: Cause, actions: string): Entry[] {
  const { tag, date, time, what, records, life } = incident;
  const about = [tag, ...records.map((record) => record.tag)];
  const at = (step: keyof typeof life) =>
    `${addDays(date, life[step].day)}T${life[step].time ?? '12:00'}`;
  const rest = { by: [], source: 'Incident report' as const };
  return [
    { at: `${date}T${time}`, about, text: what, ...rest },
    ...flattenCauses(cause.causes ?? []).map(({ text, from }) => ({
      // The timeline shows the direct causes; the rest takes asking why.
      at: at(cause.causes?.some((direct) => direct.text === text) ? 'timeline' : 'causes'),
      about,
      text: `Cause: ${text} (${from})`,
      ...rest,
    })),
    { at: at('actions'), about, text: `Corrective actions: ${actions}`, ...rest },
  ];
}

/** A cause and those behind it, in the order of the tree. */
export function flattenCauses(causes: readonly Cause[]): Cause[] {
  return causes.flatMap((cause) => [cause, ...flattenCauses(cause.causes ?? [])]);
}

/** A date some days later, as ISO 8601. */
function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Thousands of dollars as people write them: $2,880,000. */
function dollars(thousands: number): string {
  return `$${(thousands * 1000).toLocaleString('en-US')}`;
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
