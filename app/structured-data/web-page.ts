import type { AboutPage, BreadcrumbList, VideoObject, WebPage } from 'schema-dts';
import { content, hrefOf, pageNamed, titleOf } from '@/lib/content';
import type { Page } from '@/lib/content/types';
import { address, idOn, shared } from './ids';

export interface ShownFilm {
  title: string;
  description: string;
  /** The files of the player; the last is the one that every browser plays. */
  cut: readonly string[];
  seconds: number;
  poster: string;
}

/** Pages about the company; the others are about the product. */
const aboutCompany = ['About', 'Story'];

export function webPage(name: string, film: ShownFilm | undefined): WebPage | AboutPage {
  const page = pageNamed(name);
  const company = aboutCompany.includes(name);
  return {
    '@type': company ? 'AboutPage' : 'WebPage',
    '@id': idOn(name, 'webpage'),
    url: address(hrefOf(name)),
    name: titleOf(page, content().site),
    description: page.description,
    inLanguage: 'en-US',
    isPartOf: { '@id': shared.website },
    ...(page.kind === 'written' && {
      about: { '@id': company ? shared.organization : shared.software },
    }),
    ...(name !== 'Home' && { breadcrumb: { '@id': idOn(name, 'breadcrumb') } }),
    ...(film !== undefined && { video: { '@id': idOn(name, 'film') } }),
    ...dateShown(name),
  };
}

/** The breadcrumb above a page's words. */
export function breadcrumb({ name, title }: Page): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(name, 'breadcrumb'),
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: pageNamed('Home').title, item: address('/') },
      { '@type': 'ListItem', position: 2, name: title, item: address(hrefOf(name)) },
    ],
  };
}

/** A page's film; it went up on the day when the page last changed, or before. */
export function video({ name, updated }: Page, film: ShownFilm): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': idOn(name, 'film'),
    name: film.title,
    description: film.description,
    thumbnailUrl: address(film.poster),
    contentUrl: address(film.cut.at(-1) ?? ''),
    duration: `PT${film.seconds}S`,
    ...(updated !== undefined && { uploadDate: updated }),
  };
}

/** The date that a legal text shows. One that says “today” is the reader's and belongs to no file. */
function dateShown(name: string): { dateModified?: string } {
  const updated = content().legal[name]?.updated;
  return updated === undefined || updated === 'today' ? {} : { dateModified: updated };
}
