import { array, enum as enumOf, maxLength, object, type output, string } from 'zod/mini';
import type { Plan } from '@/lib/calculations/isolation-rules';

export const maxPoints = 40;

const text = string().check(maxLength(200));

/** A visitor's plan, as in links, with the rows that couldn't be read. */
export const planSchema = object({
  title: text,
  points: array(
    object({
      tag: text,
      energy: text,
      device: text,
      position: text,
      lock: text,
      holder: text,
      verification: text,
    }),
  ).check(maxLength(maxPoints)),
  unread: array(text).check(maxLength(maxPoints)),
  job: enumOf(['', 'line break', 'entry', 'electrical', 'other']),
  basis: text,
  primary: text,
  crew: text,
  onBox: text,
  keys: text,
  shift: enumOf(['', 'same', 'oncoming first', 'off-going first']),
  removal: enumOf(['', 'own', 'others']),
  steps: string().check(maxLength(2000)),
});

export type OwnPlan = output<typeof planSchema> & Plan;

export const noPlan: OwnPlan = {
  title: '',
  points: [],
  unread: [],
  job: '',
  basis: '',
  primary: '',
  crew: '',
  onBox: '',
  keys: '',
  shift: '',
  removal: '',
  steps: '',
};
