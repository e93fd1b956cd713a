/** The example plant as its content files have it, in the parts that records and answers are made of. */
import type { Shift } from './state';

interface Tagged {
  tag: string;
  what: string;
}

interface Person {
  name: string;
  role: string;
  account: string;
}

interface Hours {
  from: string;
  until: string;
}

export interface Permit {
  tag: string;
  work: string;
  where: string;
  equipment?: string | undefined;
  planned: Hours;
  final: Hours;
  fireWatch?: string | undefined;
  state?: string | undefined;
}

export interface Isolation {
  tag: string;
  for: string;
  where: string;
  isolates: string;
  box: string;
  method: string;
  basis?: string | undefined;
  points: readonly {
    device: string;
    energy: string;
    position: string;
    lock: string;
    holder: string;
    verified: string;
    how: string;
  }[];
}

interface Step {
  /** Days after the incident. */
  day: number;
  time?: string | undefined;
}

export interface Incident extends Tagged {
  /** ISO 8601, such as 2026-02-24. */
  date: string;
  time: string;
  records: readonly Tagged[];
  life: Readonly<Record<string, Step>>;
}

/** `content/plant.yaml`. */
export interface Register extends Shift {
  unit: string;
  date: string;
  shift: Hours & { name: string };
  /** Of the crew, how many are qualified when the shift starts. */
  crew: { qualified: number };
  people: readonly Person[];
  equipment: readonly (Tagged & { state: string })[];
  instruments: readonly (Tagged & { state?: string | undefined })[];
  devices: readonly (Tagged & { state: string; fails?: string | undefined })[];
  checkValves: readonly Tagged[];
  permits: readonly Permit[];
  isolations: readonly Isolation[];
  locks: readonly Tagged[];
  workOrders: readonly Tagged[];
  documents: readonly Tagged[];
  incidents: readonly Incident[];
  bearing: { pump: string; sensor: string; reading: string; noted: string; read: string };
}

/** What was handed over at the end of the shift. */
interface Handover {
  form: string;
  items: readonly { tag: string; text: string; confirmed: string }[];
  over: { name: string };
  taken: { name: string };
}

/** What somebody did that counts as learning. */
export interface Statement {
  /** ISO 8601, in the plant's time, such as 2026-03-12T07:32:08. */
  time: string;
  actor: { name: string };
  verb: string;
  object: { name: string };
  result: {
    score?:
      | { raw?: number | undefined; max?: number | undefined; scaled?: number | undefined }
      | undefined;
  };
}

interface Credential {
  /** Its tag is in the title. */
  title: string;
  name: string;
  holder: string;
  facts: readonly { name: string; text: string }[];
}

/** A cause of an incident, and the record it's based on. */
export interface Cause {
  text: string;
  from: string;
  causes?: readonly Cause[] | undefined;
}

/** The earned value of the unit's program at the last reported week, in thousands of dollars. */
interface Program {
  title: string;
  week: number;
  pv: number;
  ev: number;
  ac: number;
  /** Budget at completion. */
  bac: number;
}

/** What a rule of the permit board says against a permit's work from a time until another one. */
export interface RuleConflict extends Hours {
  permit: string;
  /** What would be wrong: “hot work within 50 ft of an open line”. */
  rule: string;
  /** Standard or paragraph. */
  source: string;
  /** Whether it's that the permit's equipment is in service. */
  isInService: boolean;
  /** The permits in the way; none if its own isolation is missing. */
  others: readonly string[];
}

/** All sources of the plant's records. */
export interface PlantSources {
  register: Register;
  handover: Handover;
  statements: readonly Statement[];
  credential: Credential;
  cause: Cause;
  /** The corrective actions of the incident. */
  actions: string;
  program: Program;
  conflicts: readonly RuleConflict[];
}
