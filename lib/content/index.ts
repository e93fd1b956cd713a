import { join } from 'node:path';
import { type Content, readContent } from './read';
import { hrefOf } from './registry';
import type { LegalText, Outline, Page, SearchHelp } from './types';

export { earnedValueOf } from './earned-value';
export { titleOf } from './head';
export type { Content } from './read';
export { findable, footerOf, hrefOf, menuOf } from './registry';
export { returnOf } from './roi';
export { searchEntries } from './search/entries';
export { statementsOf } from './xapi';

let cached: Content | undefined;

/** The site's content: the only door to `content/`. Read once for a build, at each request in development. */
export function content(): Content {
  if (process.env.NODE_ENV !== 'production') return readContent(folder());
  cached ??= readContent(folder());
  return cached;
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
  return readContent(folder(), null);
}

/** @throws when the registry has no such page: a route of app/ and pages.yaml disagree. */
export function pageNamed(name: string): Page {
  const page = content().pages.find((candidate) => candidate.name === name);
  if (page === undefined)
    throw new Error(`content/pages.yaml has no page named ${name}, but app/ has a route for it`);
  return page;
}

/** @throws when the page has no file in content/pages/. */
export function outlineOf(name: string): Outline {
  const outline = content().outlines[name];
  if (outline === undefined) throw new Error(`content/pages/${name}.yaml is missing`);
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
