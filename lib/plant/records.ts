import { type Entry, listEntries } from './entries';
import type { Isolation, Permit, PlantSources } from './register';

/** The kinds of records, in the order of the register on the site. */
const recordKinds = [
  'Permits',
  'Isolations',
  'Equipment',
  'Valves and breakers',
  'Instruments',
  'Locks',
  'Work orders',
  'Procedures, drills, and credentials',
  'Incidents',
  'People',
] as const;

/** What the register has on one tag or person. */
export interface PlantRecord {
  tag: string;
  kind: (typeof recordKinds)[number];
  what: string;
  /** What's fixed: place, hours, method. */
  facts: readonly string[];
}

/** A kind of record, with its records and their entries. */
export interface RegisterSection {
  kind: string;
  records: readonly (PlantRecord & { entries: readonly Entry[] })[];
}

/** The register as pages show it. */
export function registerSections(sources: PlantSources): RegisterSection[] {
  const entries = listEntries(sources);
  const records = listRecords(sources);
  return recordKinds.map((kind) => ({
    kind,
    records: records
      .filter((record) => record.kind === kind)
      .map((record) => ({ ...record, entries: entriesFor(record.tag, entries) })),
  }));
}

/** Every record, in the order of the register within its kind. */
export function listRecords({ register, credential }: PlantSources): PlantRecord[] {
  const { permits, isolations, equipment, devices, checkValves, instruments, locks } = register;
  const { workOrders, documents, incidents, people } = register;
  const of = (kind: PlantRecord['kind'], items: readonly { tag: string; what: string }[]) =>
    items.map(({ tag, what }) => ({ tag, kind, what, facts: [] }));
  return [
    ...permits.map(permitRecord),
    ...isolations.map(isolationRecord),
    ...of('Equipment', equipment),
    ...devices.map(({ tag, what, fails }) => ({
      tag,
      kind: 'Valves and breakers' as const,
      what,
      facts: fails === undefined ? [] : [`Fails ${fails}`],
    })),
    ...of('Valves and breakers', checkValves),
    ...of('Instruments', instruments),
    ...of('Locks', locks),
    ...of('Work orders', workOrders),
    ...documents.map(({ tag, what }) => ({
      tag,
      kind: 'Procedures, drills, and credentials' as const,
      what,
      facts:
        credential.tag === tag
          ? [credential.issued, credential.expires, credential.status].map(
              ({ name, text }) => `${name}: ${text}`,
            )
          : [],
    })),
    ...incidents.flatMap(({ records, ...incident }) => of('Incidents', [incident, ...records])),
    ...people.map(({ name, role, account }) => ({
      tag: name,
      kind: 'People' as const,
      what: role,
      facts: [`Account ${account}`],
    })),
  ];
}

/** The entries about a tag or a person, and those a person wrote. */
export function entriesFor(tag: string, entries: readonly Entry[]): Entry[] {
  return entries.filter(({ about, by }) => about.includes(tag) || by.includes(tag));
}

function permitRecord({ tag, work, where, planned, final, fireWatch }: Permit): PlantRecord {
  const moved = planned.from !== final.from || planned.until !== final.until;
  return {
    tag,
    kind: 'Permits',
    what: `${work}, ${where.replace(/^[A-Z](?![A-Z]|-)/, (letter) => letter.toLowerCase())}`,
    facts: [
      `Planned ${planned.from}–${planned.until}`,
      ...(moved ? [`Changed to ${final.from}–${final.until}`] : []),
      ...(fireWatch === undefined ? [] : [`Fire watch until ${fireWatch}`]),
    ],
  };
}

function isolationRecord(isolation: Isolation): PlantRecord {
  const { tag, for: job, where, points, box, method, basis } = isolation;
  return {
    tag,
    kind: 'Isolations',
    what: `Isolation of ${where}${job === where ? '' : `, for ${job}`}`,
    facts: [
      `${points.length} points, lock box ${box}`,
      `Method: ${method}`,
      ...(basis === undefined ? [] : [basis]),
    ],
  };
}
