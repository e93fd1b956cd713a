import { createHash } from 'node:crypto';
import { maskHtml } from './mask';
import type { PageFacts } from './read-page';
import type { Site } from './site';

/**
 * Identifies everything that a page's screenshot is made of: HTML, styles, fonts, and pictures. Pages with the same
 * fingerprint look the same, so there's no need to open them in a browser.
 */
export async function fingerprint(
  site: Site,
  { masked, styles, media }: PageFacts,
): Promise<string> {
  const hash = createHash('sha256').update(masked);
  const seen = new Set<string>();
  const queue = [...styles, ...media.filter((path) => /\.(avif|png|svg|webp|jpe?g)$/.test(path))];
  for (const path of queue) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { body } = await site.get(path);
    if (!path.endsWith('.css')) hash.update(body);
    else {
      const css = body.toString();
      hash.update(maskHtml(css, ''));
      queue.push(...cssUrls(css, path));
    }
  }
  return hash.digest('base64');
}

function cssUrls(css: string, sheet: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)/g)]
    .map(([, url = '']) => new URL(url, `https://site.example${sheet}`))
    .filter(({ protocol }) => protocol === 'https:')
    .map(({ pathname }) => pathname);
}
