import type { MetadataRoute } from 'next';
import { settings } from './settings';

export const dynamic = 'force-static';

/** Placeholders are not disallowed: a crawler has to read a page to learn that it is not to be indexed. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: new URL('/sitemap.xml', settings.siteUrl).href,
  };
}
