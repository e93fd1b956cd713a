import type { Root } from 'hast';
import { readMetadata } from '../../compare/metadata';

/** What a page's head tells search engines and sites that show a card for a link. Empty text if it's missing. */
export interface PageHead {
  title: string;
  description: string;
  /** The address that search engines list. */
  canonical: string;
  isIndexable: boolean;
  card: {
    title: string;
    description: string;
    /** The picture's full address. */
    image: string;
    imageAlt: string;
    siteName: string;
    /** Such as summary_large_image. */
    size: string;
  };
}

export function readPageHead(tree: Root): PageHead {
  const metadata = readMetadata(tree);
  const get = (name: string) => (metadata.get(name) ?? '').trim();
  return {
    title: get('title'),
    description: get('description'),
    canonical: get('canonical'),
    isIndexable: !get('robots').includes('noindex'),
    card: {
      title: get('og:title'),
      description: get('og:description'),
      image: get('og:image'),
      imageAlt: get('og:image:alt'),
      siteName: get('og:site_name'),
      size: get('twitter:card'),
    },
  };
}
