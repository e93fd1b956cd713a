import type { MetadataRoute } from 'next';
import { content, hrefOf, indexablePages } from '@/lib/content';
import { settings } from './settings';

export const dynamic = 'force-static';

/** Only pages that search engines may show. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexablePages(content().pages).map(({ name, updated }) => ({
    url: new URL(hrefOf(name), settings.siteUrl).href,
    ...(updated === undefined ? {} : { lastModified: updated }),
  }));
}
