import { imageSources } from '@/app/image-sources';
import { content, documentTitle, getPage, hrefOf } from '@/lib/content';
import type { Page, PostDetails } from '@/lib/content/types';
import { absoluteUrl, pageNodeId, sharedIds, type Thing } from './site-nodes';

export interface FilmData {
  title: string;
  description: string;
  /** The player's files. Every browser can play the last one. */
  cut: readonly string[];
  seconds: number;
  poster: string;
}

/** Pages about the company; the others are about the product. */
const companyPages = ['About', 'Story'];

export function webPage(name: string, film: FilmData | undefined): Thing {
  const page = getPage(name);
  const company = companyPages.includes(name);
  return {
    '@type': company ? 'AboutPage' : 'WebPage',
    '@id': pageNodeId(name, 'webpage'),
    url: absoluteUrl(hrefOf(name)),
    name: documentTitle(page, content().site),
    description: page.description,
    inLanguage: page.lang ?? 'en-US',
    isPartOf: { '@id': sharedIds.website },
    ...(page.kind === 'written' && {
      about: { '@id': company ? sharedIds.organization : sharedIds.software },
    }),
    ...(name !== 'Home' && { breadcrumb: { '@id': pageNodeId(name, 'breadcrumb') } }),
    ...(film !== undefined && { video: { '@id': pageNodeId(name, 'film') } }),
    ...modifiedDate(name),
  };
}

/** The breadcrumb above a page's content. */
export function breadcrumb({ name, post }: Page): Thing {
  const path = ['Home', ...(post === undefined ? [] : ['Blog']), name];
  return {
    '@type': 'BreadcrumbList',
    '@id': pageNodeId(name, 'breadcrumb'),
    itemListElement: path.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: getPage(step).title,
      item: absoluteUrl(hrefOf(step)),
    })),
  };
}

/** A post of Blog. Its page is its `mainEntityOfPage`. */
export function blogPosting({ name, title, description, lang }: Page, post: PostDetails): Thing {
  const { date, author, picture } = post;
  return {
    '@type': 'BlogPosting',
    '@id': pageNodeId(name, 'post'),
    mainEntityOfPage: { '@id': pageNodeId(name, 'webpage') },
    headline: title,
    description,
    inLanguage: lang ?? 'en-US',
    datePublished: date,
    author: { '@type': 'Person', name: author },
    publisher: { '@id': sharedIds.organization },
    ...(picture && { image: absoluteUrl(imageSources(picture.file).src) }),
  };
}

/** A page's film. The upload date is the date when the page last changed, which is the same or later. */
export function video({ name, updated }: Page, film: FilmData): Thing {
  return {
    '@type': 'VideoObject',
    '@id': pageNodeId(name, 'film'),
    name: film.title,
    description: film.description,
    thumbnailUrl: absoluteUrl(film.poster),
    contentUrl: absoluteUrl(film.cut.at(-1) ?? ''),
    duration: `PT${film.seconds}S`,
    ...(updated !== undefined && { uploadDate: updated }),
  };
}

/** The date that a legal text shows. “Today” depends on the reader, so it's left out. */
function modifiedDate(name: string): { dateModified?: string } {
  const updated = content().legal[name]?.updated;
  return updated === undefined || updated === 'today' ? {} : { dateModified: updated };
}
