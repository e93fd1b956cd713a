import type { z } from 'zod';
import type { plantSchema } from '@/lib/content/schemas/plant';

/** `content/plant.yaml`: the example plant. */
export type Register = z.output<typeof plantSchema>;
export type Permit = Register['permits'][number];
export type Isolation = Register['isolations'][number];
export type Incident = Register['incidents'][number];

/** What was handed over at the end of the shift. */
interface Handover {
  form: string;
  items: readonly { tag: string; text: string; confirmed: string }[];
  over: { name: string; time: string };
  taken: { name: string; time: string };
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

interface Fact {
  name: string;
  text: string;
}

interface Credential {
  tag: string;
  name: string;
  holder: string;
  issued: Fact;
  expires: Fact;
  status: Fact;
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
export interface RuleConflict {
  from: string;
  until: string;
  permit: string;
  /** What would be wrong: “hot work within 50 ft of an open line”. */
  rule: string;
  /** Standard or paragraph; of a site's own distance, that too: “site rule; see …”. */
  source: string;
  /** Whether it's that the permit's equipment is in service. */
  isInService: boolean;
  /** Whether the rule asks about it, and doesn't forbid it. */
  isQuestion: boolean;
  /** Bleeds that are open too near: what each is, and what has to be known about it. */
  bleeds: readonly { device: string; said: string; ask: string }[];
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
