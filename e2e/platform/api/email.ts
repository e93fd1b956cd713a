import { z } from 'zod';

/** An email as accounts keep it: trimmed, in small letters. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
