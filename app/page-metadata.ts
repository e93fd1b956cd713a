import type { Metadata } from 'next';
import { content, documentTitle, getPage, hrefOf, isIndexable } from '@/lib/content';
import { cardAlt, cardFile } from './og/cards';

/** Metadata of a page from the registry, for search results, shared links, and crawlers. */
export function pageMetadata(name: string): Metadata {
  const { site } = content();
  const page = getPage(name);
  const title = documentTitle(page, site);
  const { description } = page;
  return {
    title: { absolute: title },
    description,
    // Not in the root layout, which would give the 404 page a wrong canonical URL.
    alternates: { canonical: hrefOf(name) },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_US',
      title,
      description,
      url: hrefOf(name),
      images: [{ url: `/og/${cardFile(page)}`, width: 1200, height: 630, alt: cardAlt(page) }],
    },
    // X takes title, description, and image from the Open Graph tags.
    twitter: { card: 'summary_large_image' },
    ...(isIndexable(page) ? {} : { robots: { index: false, follow: true } }),
  };
}
