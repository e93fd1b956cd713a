import { parseUrl } from '@/lib/parse-url';

/** The origin that a site was built for, which its pages' addresses for search engines contain, from Home's HTML. */
export function builtFor(home: string): string {
  const link = /<link[^>]*rel="canonical"[^>]*>/.exec(home)?.[0] ?? '';
  const url = /href="([^"]+)"/.exec(link)?.[1] ?? '';
  return parseUrl(url)?.origin ?? '';
}

/** Replaces the date "today" and the year, which the site's script updates. */
export function freezeDates(html: string): string {
  return html
    .replace(
      /(?<start><time data-today="" datetime=")[^"]*(?<end>">)[^<]*/g,
      '$<start>2000-01-01$<end>January 1, 2000',
    )
    .replace(/(?<start> data-year="">)\d{4}/g, '$<start>2000');
}

/** A picture of content/images or a font. The hash in its name is of its bytes, so it's the same in every build. */
export const isHashedMedia = (path: string): boolean =>
  /^\/_next\/static\/media\/[\w.-]+\.(avif|woff2)$/.test(path);

/**
 * Replaces what differs between two builds of the same content: dates, the names and hashes of generated files, and the
 * origin that the site was built for.
 */
export function maskHtml(html: string, origin: string): string {
  const masked = freezeDates(html)
    .replace(/\/_next\/static\/[\w./~-]+/g, (path) =>
      isHashedMedia(path) ? path : '/_next/static/file',
    )
    .replace(/'sha256-[\w+/=]+'/g, "'sha256'");
  return origin === '' ? masked : masked.replaceAll(origin, '');
}
