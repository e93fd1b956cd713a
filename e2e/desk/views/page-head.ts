import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

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
  const attribute = (selector: string, name: string) =>
    String(select(selector, tree)?.properties[name] ?? '').trim();
  const meta = (name: string) => attribute(`meta[name="${name}"]`, 'content');
  const property = (name: string) => attribute(`meta[property="${name}"]`, 'content');
  const title = select('title', tree);
  return {
    title: title === undefined ? '' : textOf(title).trim(),
    description: meta('description'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    isIndexable: !meta('robots').includes('noindex'),
    card: {
      title: property('og:title'),
      description: property('og:description'),
      image: property('og:image'),
      imageAlt: property('og:image:alt'),
      siteName: property('og:site_name'),
      size: meta('twitter:card'),
    },
  };
}
