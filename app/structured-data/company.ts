import type { Organization, SoftwareApplication, WebSite } from 'schema-dts';
import { content } from '@/lib/content';
import { address, shared } from './ids';

export function organization(): Organization {
  const { name, contactMail } = content().site;
  return {
    '@type': 'Organization',
    '@id': shared.organization,
    name,
    url: address('/'),
    logo: address('/icons/512.png'),
    email: contactMail,
  };
}

/** What About adds to the organization of that id. */
export function founding(): Organization {
  return {
    '@type': 'Organization',
    '@id': shared.organization,
    foundingDate: content().site.founded,
  };
}

/** Without a search action: no address of the site answers a query. */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': shared.website,
    name: content().site.name,
    url: address('/'),
    inLanguage: 'en-US',
    publisher: { '@id': shared.organization },
  };
}

/** The product, in the words of Home. Neither a price nor a rating: the site has none. */
export function software(): SoftwareApplication {
  const { site, home } = content();
  return {
    '@type': 'SoftwareApplication',
    '@id': shared.software,
    name: site.name,
    url: address('/'),
    applicationCategory: 'BusinessApplication',
    description: home.hero.lead,
    featureList: home.tiles.items.map(({ title }) => title),
    publisher: { '@id': shared.organization },
  };
}
