import { z } from 'zod';
import { pageTarget } from './link';
import { text } from './text';

/** Best bets: which queries a page or section comes first for. A query has one first result. */
const keywordsSchema = (names: readonly string[]) =>
  z
    .array(z.strictObject({ to: pageTarget(names), words: z.array(text(40)).min(1) }))
    .superRefine((entries, context) => {
      const first = new Map<string, string>();
      entries.forEach(({ to, words }, entry) => {
        words.forEach((written, place) => {
          const query = written.toLowerCase();
          const other = first.get(query);
          if (other !== undefined) {
            context.addIssue({
              code: 'custom',
              path: [entry, 'words', place],
              message: `also leads to ${other}: a query has one first result`,
            });
          }
          first.set(query, to);
        });
      });
    })
    .default([]);

/**
 * What the site search adds to the text of the pages.
 *
 * @param names pages that keywords may lead to
 * @param offered pages that may be suggested
 */
export function searchSchema(names: readonly string[], offered: readonly string[]) {
  return z.strictObject({
    /** Page names. */
    offer: z
      .array(
        z.string().refine((name) => offered.includes(name), {
          error: (issue) =>
            `there is no published page named “${issue.input}”: use a name from pages.yaml that isn’t a placeholder`,
        }),
      )
      .min(1, 'is empty: list at least one page')
      .max(6, 'has more pages than there is room for: 6 at most'),
    examples: z
      .array(text(24))
      .min(1, 'is empty: list at least one query')
      .max(6, 'has more queries than there is room for: 6 at most'),
    synonyms: z.array(
      z
        .array(text(40))
        .min(2, 'needs at least two words that mean the same, like [RCA, root cause analysis]'),
    ),
    keywords: keywordsSchema(names),
  });
}
