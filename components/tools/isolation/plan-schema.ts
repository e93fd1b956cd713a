import {
  array,
  enum as enumOf,
  maxLength,
  object,
  type output,
  partialRecord,
  record,
  string,
} from 'zod/mini';
import {
  keysOf,
  type Plan,
  type Point,
  phases,
  planChoices,
  pointChoices,
} from '@/lib/calculations/isolation-choices';

export const maxPoints = 40;

const text = string().check(maxLength(200));

/** A visitor's plan, as in links, with the rows that couldn't be read. */
export const planSchema = object({
  title: text,
  points: array(
    object({
      tag: text,
      line: text,
      energy: enumOf(keysOf(pointChoices.energy)),
      amount: text,
      device: enumOf(keysOf(pointChoices.device)),
      position: enumOf(keysOf(pointChoices.position)),
      leadsTo: enumOf(keysOf(pointChoices.leadsTo)),
      verified: enumOf(keysOf(pointChoices.verified)),
      lock: text,
      holder: text,
      notes: partialRecord(enumOf(keysOf(pointChoices)), text),
    }),
  ).check(maxLength(maxPoints)),
  unread: array(text).check(maxLength(maxPoints)),
  job: enumOf(keysOf(planChoices.job)),
  single: enumOf(keysOf(planChoices.single)),
  basis: text,
  relief: text,
  air: enumOf(keysOf(planChoices.air)),
  primary: text,
  crew: text,
  onBox: text,
  keys: text,
  shift: enumOf(keysOf(planChoices.shift)),
  removal: enumOf(keysOf(planChoices.removal)),
  steps: record(enumOf(keysOf(phases)), string().check(maxLength(3))),
});

export type OwnPlan = output<typeof planSchema> & Plan;
export type OwnPoint = OwnPlan['points'][number];

const emptyPoint = {
  tag: '',
  line: '',
  energy: '',
  amount: '',
  device: '',
  position: '',
  leadsTo: '',
  verified: '',
  lock: '',
  holder: '',
  notes: {},
} as const satisfies Point;

/** A row of which only this is stated. */
export const pointOf = (stated: Partial<Point> = {}): OwnPoint => ({ ...emptyPoint, ...stated });

export const noPlan: OwnPlan = {
  title: '',
  points: [],
  unread: [],
  job: '',
  single: '',
  basis: '',
  relief: '',
  air: '',
  primary: '',
  crew: '',
  onBox: '',
  keys: '',
  shift: '',
  removal: '',
  steps: {
    notify: '',
    'shut down': '',
    isolate: '',
    lock: '',
    release: '',
    blinds: '',
    verify: '',
    air: '',
    work: '',
  },
};
