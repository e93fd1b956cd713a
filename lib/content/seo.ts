import { z } from 'zod';
import { refuseMarkup } from './schemas/fields';
import { interpolate } from './variables';

/** Lengths that search results show of titles and descriptions, in characters. */
const maxTitleLength = 60;
const minDescriptionLength = 70;
const maxDescriptionLength = 160;

/** Values of the variables in braces. Titles and descriptions are measured with them filled in. */
export type TemplateVariables = Readonly<Record<string, string>> & { name: string };

interface TitledPage {
  title: string;
  search?: string | undefined;
}

/** The document title: the page's title for search results with the product's name. */
export function documentTitle({ title, search }: TitledPage, site: { name: string }): string {
  return `${search ?? title} | ${site.name}`;
}

const requiredText = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
  .trim()
  .superRefine(refuseMarkup);

/** A page's title. It must leave room for the product's name. */
export function pageTitleSchema(variables: TemplateVariables) {
  const room = maxTitleLength - ` | ${variables.name}`.length;
  return requiredText
    .min(1, 'is empty: the page needs a title')
    .refine((title) => interpolate(title, variables).length <= room, {
      error: `is too long for a search result: it can have ${room} characters, which leaves room for the product’s name`,
    })
    .meta({ words: true });
}

/** One or two sentences for search results, measured with variables filled in. */
export function pageDescriptionSchema(variables: TemplateVariables) {
  const lengthOf = (text: unknown) => interpolate(String(text), variables).length;
  return requiredText
    .refine((text) => lengthOf(text) >= minDescriptionLength, {
      error: ({ input }) =>
        `is too short for a search result: it has ${lengthOf(input)} characters and needs at least ${minDescriptionLength}`,
    })
    .refine((text) => lengthOf(text) <= maxDescriptionLength, {
      error: ({ input }) =>
        `is too long for a search result: it has ${lengthOf(input)} characters, and only ${maxDescriptionLength} are shown`,
    })
    .meta({ words: true });
}
