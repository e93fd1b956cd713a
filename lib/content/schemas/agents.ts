import { z } from 'zod';
import { text } from './text';

export const agentsSchema = z.array(
  z.strictObject({
    name: text(40),
    headline: z.boolean().default(false),
    role: text(60),
    tagline: text(140),
  }),
);
