import {
  _default,
  array,
  enum as enumOf,
  maxLength,
  object,
  type output,
  partialRecord,
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

const line = string().check(maxLength(200));
const text = _default(line, '');

const pointSchema = object({
  tag: text,
  line: text,
  energy: _default(enumOf(keysOf(pointChoices.energy)), ''),
  amount: text,
  device: _default(enumOf(keysOf(pointChoices.device)), ''),
  position: _default(enumOf(keysOf(pointChoices.position)), ''),
  leadsTo: _default(enumOf(keysOf(pointChoices.leadsTo)), ''),
  verified: _default(enumOf(keysOf(pointChoices.verified)), ''),
  lock: text,
  holder: text,
  notes: _default(partialRecord(enumOf(keysOf(pointChoices)), line), {}),
});

/** A visitor's plan, as in links, with the rows that couldn't be read. What isn't in it isn't stated. */
export const planSchema = object({
  title: text,
  points: _default(array(pointSchema).check(maxLength(maxPoints)), []),
  unread: _default(array(line).check(maxLength(maxPoints)), []),
  job: _default(enumOf(keysOf(planChoices.job)), ''),
  single: _default(enumOf(keysOf(planChoices.single)), ''),
  basis: text,
  series: _default(enumOf(keysOf(planChoices.series)), ''),
  relief: text,
  air: _default(enumOf(keysOf(planChoices.air)), ''),
  primary: text,
  crew: text,
  onBox: text,
  keys: text,
  shift: _default(enumOf(keysOf(planChoices.shift)), ''),
  removal: _default(enumOf(keysOf(planChoices.removal)), ''),
  steps: _default(partialRecord(enumOf(keysOf(phases)), string().check(maxLength(3))), {}),
});

export type OwnPlan = output<typeof planSchema> & Plan;
export type OwnPoint = OwnPlan['points'][number];

/** A row of which only this is stated. */
export const pointOf = (stated: Partial<Point> = {}): OwnPoint => pointSchema.parse(stated);

export const noPlan: OwnPlan = planSchema.parse({});
