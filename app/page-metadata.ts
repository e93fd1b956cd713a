import type { Metadata } from 'next';
import { content, documentTitle, getPage, hrefOf, isIndexable } from '@/lib/content';
import { cardFile } from './og/cards';

/** What the head of a page says of it, out of the registry: for results, for shared links, for crawlers. */
export function pageMetadata(name: string): Metadata {
  const { site } = content();
  const page = getPage(name);
  const title = documentTitle(page, site);
  const { description } = page;
  return {
    title: { absolute: title },
    description,
    // Never in the root layout: there it would give the 404 page a canonical address, and a wrong one.
    alternates: { canonical: hrefOf(name) },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_US',
      title,
      description,
      url: hrefOf(name),
      images: [{ url: `/og/${cardFile(page)}`, width: 1200, height: 630, alt: title }],
    },
    // Title, description and picture are taken from the lines above.
    twitter: { card: 'summary_large_image' },
    ...(isIndexable(page) ? {} : { robots: { index: false, follow: true } }),
  };
}
