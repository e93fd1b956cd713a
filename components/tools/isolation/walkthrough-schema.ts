import { boolean, int, minimum, type output, strictObject } from 'zod/mini';

/** How far the visitor has walked, as in links. */
export const walkthroughSchema = strictObject({
  /** Number of steps done, in their order. */
  done: int().check(minimum(0)),
  hasTraps: boolean(),
});

export type Progress = output<typeof walkthroughSchema>;
