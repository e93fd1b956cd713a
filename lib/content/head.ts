import { z } from 'zod';
import { fill } from './fill';

/** What a list of search results shows of a title and of a description, in characters. */
export const longestTitle = 60;
const shortestDescription = 70;
const longestDescription = 160;

/** What the site puts in for a name in braces: titles and descriptions are measured with it. */
export type SiteWords = Readonly<Record<string, string>> & { name: string };

interface Named {
  name: string;
  title: string;
}

/** The words of the browser's tab and of a search result: the page's title with the product's name. */
export function titleOf(page: Named, site: { name: string; category: string }): string {
  return page.name === 'Home' ? `${site.name}: ${site.category}` : `${page.title} | ${site.name}`;
}

/** A page's own title; it has to leave room for the product's name. */
export function pageTitle(words: SiteWords) {
  const room = longestTitle - ` | ${words.name}`.length;
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .trim()
    .min(1, 'is empty: the page needs a title')
    .refine((title) => fill(title, words).length <= room, {
      error: `is too long for a search result: it can have ${room} characters, which leaves room for the product’s name`,
    });
}

/** One or two sentences for search results, measured with the product's name put in. */
export function pageDescription(words: SiteWords) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .trim()
    .superRefine((description, context) => {
      const { length } = fill(description, words);
      if (length < shortestDescription) {
        context.addIssue({
          code: 'custom',
          message: `is too short for a search result: it has ${length} characters and needs at least ${shortestDescription}`,
        });
      }
      if (length > longestDescription) {
        context.addIssue({
          code: 'custom',
          message: `is too long for a search result: it has ${length} characters, and only ${longestDescription} are shown`,
        });
      }
    });
}
