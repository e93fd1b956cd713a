import { join } from 'node:path';
import { stampOf } from './folder';
import { type Content, readContent } from './read';
import { hrefOf } from './registry';
import type { LegalText, Outline, Page, SearchHelp } from './types';

export { earnedValueOf } from './earned-value';
export { filmFiles } from './film-files';
export { titleOf } from './head';
export type { Content } from './read';
export { findable, footerOf, hrefOf, isFindable, menuOf } from './registry';
export { returnOf } from './roi';
export { roleId } from './schemas/audience';
export { searchEntries } from './search/entries';
export { statementsOf } from './xapi';

let last: { stamp: string; content: Content } | undefined;

/**
 * The site's content: the only door to `content/`. Read once for a build; in development again when a
 * file was saved. Drafts are in it when SITE_PREVIEW is 1.
 */
export function content(): Content {
  const stamp = process.env.NODE_ENV === 'production' ? 'built once' : stampOf(folder());
  if (last?.stamp !== stamp) {
    last = { stamp, content: readContent(folder(), { preview: process.env.SITE_PREVIEW === '1' }) };
  }
  return last.content;
}

export function searchHelp(): SearchHelp {
  const { offer, examples } = content().search;
  return {
    examples,
    pages: offer.map(pageNamed).map(({ name, title }) => ({ label: title, href: hrefOf(name) })),
  };
}

/** The same words for who draws the films: these may not be in public/media yet. */
export function contentBeforeFilms(): Content {
  return readContent(folder(), { media: null });
}

/** @throws when the registry has no such page: a route of app/ and pages.yaml disagree. */
export function pageNamed(name: string): Page {
  const page = content().pages.find((candidate) => candidate.name === name);
  if (page === undefined)
    throw new Error(`content/pages.yaml has no page named ${name}, but app/ has a route for it`);
  return page;
}

/** @throws when the page has no words of its own. */
export function outlineOf(name: string): Outline {
  const outline = content().outlines[name];
  if (outline === undefined) throw new Error(`${name} is no written page`);
  return outline;
}

/** @throws when the page has no file in content/legal/. */
export function legalTextOf(name: string): LegalText {
  const text = content().legal[name];
  if (text === undefined) throw new Error(`content/legal/${name}.md is missing`);
  return text;
}

function folder(): string {
  return join(process.cwd(), 'content');
}
