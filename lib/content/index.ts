import { join } from 'node:path';
import { folderFingerprint, readContentFolder } from './content-folder';
import { readContent } from './read-content';
import { hrefOf } from './registry';
import type {
  Content,
  LegalText,
  Page,
  PostDetails,
  SearchSuggestions,
  StandardPage,
} from './types';

import { unfinished } from './unfinished';

export { todayAtPlant } from '../plant/today';
export { customPage } from './custom-pages';
export { filmLimits, otherNames } from './film-check';
export { readFilmFiles } from './film-files';
export { avifOptions, imageVariants } from './images/image';
export { plantSources } from './plant-sources';
export { calculateProgramHealth } from './program-health';
export { buildFooter, buildMenu, hrefOf, indexablePages, isIndexable, pageHead } from './registry';
export { sumExample } from './roi';
export { roleId } from './schemas/team';
export { searchEntries } from './search/entries';
export { documentTitle } from './seo';
export { fillSvg } from './svg-drawings';
export type { Content } from './types';
export { toXapiStatements } from './xapi';

/** The name of the page that follows a request to a form service. */
export const sentPage = 'RequestSent';

let cached: { stamp: string; content: Content } | undefined;

/**
 * The site's content. Nothing else may read `content/`. Builds read it once; in development, it's read again after a
 * file changes. Includes drafts if SITE_PREVIEW is 1.
 */
export function content(): Content {
  const stamp =
    process.env.NODE_ENV === 'production' ? 'built once' : folderFingerprint(contentFolder());
  if (cached?.stamp !== stamp) {
    cached = {
      stamp,
      content: readContent(contentFolder(), {
        preview: process.env.SITE_PREVIEW === '1',
        marks:
          process.env.NODE_ENV === 'development' && process.env.SITE_EDITING_SCRIPT !== undefined,
        siteUrl: process.env.NEXT_PUBLIC_SITE_URL,
      }),
    };
  }
  return cached.content;
}

export function searchSuggestions(): SearchSuggestions {
  const { offer, examples } = content().search;
  return {
    examples,
    pages: offer.map(getPage).map(({ name, title }) => ({ label: title, href: hrefOf(name) })),
  };
}

/** The posts of Blog, newest first. */
export const posts = (): (Page & { post: PostDetails })[] =>
  content().pages.flatMap((page) =>
    page.post === undefined ? [] : [{ ...page, post: page.post }],
  );

/** What looks unfinished on the published pages, a sentence for each. */
export const unfinishedPages = () =>
  unfinished(content(), readContentFolder(contentFolder()).texts);

/** @throws if pages.yaml has no such page, although app/ has a route for it */
export const getPage = (name: string): Page =>
  found(
    content().pages.find((page) => page.name === name),
    `content/pages.yaml has no page named ${name}, but app/ has a route for it`,
  );

/** @throws if the page isn't a written page with the standard layout */
export const getStandardPage = (name: string): StandardPage =>
  found(content().standardPages[name], `${name} isn’t a written page`);

/** @throws if the page has no file in content/legal/ */
export const getLegalText = (name: string): LegalText =>
  found(content().legal[name], `content/legal/${name}.md is missing`);

function found<T>(value: T | undefined, problem: string): T {
  if (value === undefined) throw new Error(problem);
  return value;
}

function contentFolder(): string {
  return join(process.cwd(), 'content');
}
