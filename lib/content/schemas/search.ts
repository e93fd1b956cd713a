import { z } from 'zod';
import type { Page } from '../types';
import { text } from './text';

/** What marketers say about search: words that mean the same, and what to offer who has found nothing. */
export function searchSchema(found: readonly Pick<Page, 'name'>[]) {
  const names = found.map(({ name }) => name);
  return z.strictObject({
    /** Names of pages. */
    offer: z
      .array(
        z.string().refine((name) => names.includes(name), {
          error: (issue) =>
            `there is no written page named ${JSON.stringify(issue.input)}: use a name from pages.yaml that is no placeholder`,
        }),
      )
      .min(1, 'holds no page: write one at least')
      .max(6, 'holds more pages than there is room for: at most 6'),
    examples: z
      .array(text(24))
      .min(1, 'holds no word: write one at least')
      .max(6, 'holds more words than there is room for: at most 6'),
    synonyms: z.array(
      z
        .array(text(40))
        .min(2, 'needs at least two words that mean the same, like [RCA, root cause]'),
    ),
  });
}
