import { content, hrefOf } from '@/lib/content';
import { settings } from '../settings';

/** A node of the graph: a schema.org type with its properties. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** An absolute URL, as structured data requires. */
export function absoluteUrl(path: string): string {
  return new URL(path, settings.siteUrl).href;
}

/** IDs of nodes that Home describes and other pages refer to. */
export const sharedIds = {
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
  software: absoluteUrl('/#software'),
};

/** The `@id` of a node that a page describes: the page's URL with a fragment. */
export function pageNodeId(page: string, what: 'webpage' | 'breadcrumb' | 'film' | 'post'): string {
  return absoluteUrl(`${hrefOf(page)}#${what}`);
}

export function organization(): Thing {
  const { name, contactMail } = content().site;
  return {
    '@type': 'Organization',
    '@id': sharedIds.organization,
    name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icons/512.png'),
    email: contactMail,
  };
}

/** What About adds to the organization with this ID. */
export function founding(): Thing {
  return {
    '@type': 'Organization',
    '@id': sharedIds.organization,
    foundingDate: content().site.founded,
  };
}

/** No search action, because the site has no URL that takes a query. */
export function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': sharedIds.website,
    name: content().site.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-US',
    publisher: { '@id': sharedIds.organization },
  };
}

/** The product, described as on Home. No price or rating, because the site has none. */
export function software(): Thing {
  const { site, home } = content();
  return {
    '@type': 'SoftwareApplication',
    '@id': sharedIds.software,
    name: site.name,
    url: absoluteUrl('/'),
    applicationCategory: 'BusinessApplication',
    description: home.hero.lead,
    featureList: home.tiles.items.map(({ title }) => title),
    publisher: { '@id': sharedIds.organization },
  };
}
