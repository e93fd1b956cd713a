import { z } from 'zod';

export function oneOf<const T extends readonly string[]>(names: T) {
  return z.enum(names, `must be one of: ${names.join(', ')}`);
}
