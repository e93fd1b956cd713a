import { z } from 'zod';

export const fieldName = z.string().min(1).max(200);

/** One field or a list of them, as a list. */
export function fieldNames(max: number) {
  return z.union([fieldName.transform((name) => [name]), z.array(fieldName).min(1).max(max)]);
}
