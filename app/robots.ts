import type { MetadataRoute } from 'next';
import { isPreview, settings } from './settings';

export const dynamic = 'force-static';

/** Placeholders aren't disallowed, because crawlers have to read a page to find its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  if (isPreview) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: new URL('/sitemap.xml', settings.siteUrl).href,
  };
}
