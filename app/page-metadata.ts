import type { Metadata } from 'next';
import { content, documentTitle, getPage, hrefOf, isIndexable, posts } from '@/lib/content';
import { withoutMarks } from '@/lib/content/editing/place';
import type { Page } from '@/lib/content/types';
import { cardAlt, cardFile } from './og/cards';

/** Metadata of a page from the registry, for search results, shared links, and crawlers. */
export function pageMetadata(name: string): Metadata {
  const { site } = content();
  const page = getPage(name);
  // In development, words have marks of their places.
  const title = withoutMarks(documentTitle(page, site));
  const description = withoutMarks(page.description);
  return {
    title: { absolute: title },
    description,
    // Not in the root layout, which would give the 404 page a wrong canonical URL.
    alternates: {
      canonical: hrefOf(name),
      ...(hasFeed(page) && { types: { 'application/atom+xml': '/Blog/feed.xml' } }),
    },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: page.lang?.replace('-', '_') ?? 'en_US',
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

/** Blog, once it has posts, and each of them. */
const hasFeed = ({ name, kind, post }: Page) =>
  post !== undefined || (name === 'Blog' && kind === 'written' && posts().length > 0);
