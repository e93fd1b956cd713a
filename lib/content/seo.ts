import { z } from 'zod';
import { interpolate } from './interpolate';

/** What a list of search results shows of a title and of a description, in characters. */
export const maxTitleLength = 60;
const minDescriptionLength = 70;
const maxDescriptionLength = 160;

/** What the site puts in for a name in braces: titles and descriptions are measured with it. */
export type TemplateVariables = Readonly<Record<string, string>> & { name: string };

interface TitledPage {
  name: string;
  title: string;
}

/** The words of the browser's tab and of a search result: the page's title with the product's name. */
export function documentTitle(page: TitledPage, site: { name: string; category: string }): string {
  return page.name === 'Home' ? `${site.name}: ${site.category}` : `${page.title} | ${site.name}`;
}

/** A page's own title; it has to leave room for the product's name. */
export function pageTitleSchema(words: TemplateVariables) {
  const room = maxTitleLength - ` | ${words.name}`.length;
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .trim()
    .min(1, 'is empty: the page needs a title')
    .refine((title) => interpolate(title, words).length <= room, {
      error: `is too long for a search result: it can have ${room} characters, which leaves room for the product’s name`,
    });
}

/** One or two sentences for search results, measured with the product's name put in. */
export function pageDescriptionSchema(words: TemplateVariables) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .trim()
    .superRefine((description, context) => {
      const { length } = interpolate(description, words);
      if (length < minDescriptionLength) {
        context.addIssue({
          code: 'custom',
          message: `is too short for a search result: it has ${length} characters and needs at least ${minDescriptionLength}`,
        });
      }
      if (length > maxDescriptionLength) {
        context.addIssue({
          code: 'custom',
          message: `is too long for a search result: it has ${length} characters, and only ${maxDescriptionLength} are shown`,
        });
      }
    });
}
