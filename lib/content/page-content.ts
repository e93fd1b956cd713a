import { type CustomContent, type CustomPageKey, customPage } from './custom-pages';
import type { Content } from './read-content';
import type { FilmContent, StandardPage } from './types';

/** The content of a written page; undefined for other kinds of pages. */
export function pageContent(
  name: string,
  content: Content,
): CustomContent[CustomPageKey] | StandardPage | undefined {
  const custom = customPage(name);
  return custom === undefined ? content.standardPages[name] : content[custom.key];
}

interface PageHead {
  headline?: string | undefined;
  film?: FilmContent | undefined;
}

/** What a written page opens with; empty for other kinds of pages. */
export function pageHead(name: string, content: Content): PageHead {
  const page = pageContent(name, content);
  if (page === undefined) return {};
  return 'hero' in page ? page.hero : page;
}
