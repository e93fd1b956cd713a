import { z } from 'zod';

/** An email as stored in accounts: trimmed, lowercase. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
