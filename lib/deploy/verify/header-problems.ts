import { parseUrl } from '@/lib/parse-url';

type Sent = NodeJS.Dict<string[]>;

/** @returns true if each described header is sent, in one or more lines, with its value; otherwise what's wrong */
export function headerProblems(
  described: Readonly<Record<string, string>>,
  sent: Sent,
  origin: string,
): true | string {
  const problems = Object.entries(described).flatMap(([name, expected]) => {
    const value = sent[name.toLowerCase()]?.join(', ');
    // Over plain HTTP, it must not be sent (RFC 6797, section 7.2).
    const isOptional = name === 'Strict-Transport-Security' && origin.startsWith('http:');
    if (value === undefined) return isOptional ? [] : `${name} is missing; expected “${expected}”`;
    return normalize(value) === normalize(expected)
      ? []
      : `${name} is “${value}”, not “${expected}”`;
  });
  return problems.length === 0 || problems.join('; ');
}

/** Ignores the order of a header's parts, spaces, and capitalization. */
function normalize(value: string): string {
  const parts = value.toLowerCase().split(/\s*[,;]\s*/);
  return parts.filter(Boolean).sort().join(', ');
}

/** Headers that only CDNs read, such as Netlify-CDN-Cache-Control. */
const cdnHeader = /(^|-)cdn-cache-control$|^surrogate-control$/;

/** @returns true if no CDN may keep the response, fresh or stale, for longer than browsers; otherwise the header */
export function lifetimeOverPage(sent: Sent, caching: string): true | string {
  const longest = secondsIn(/\bmax-age=(\d+)/g, caching);
  const found = Object.entries(sent).find(([name, values = []]) => {
    if (name === 'cache-control') return secondsIn(/\bs-maxage="?(\d+)/gi, `${values}`) > longest;
    const lifetimes = /\b(?:s-maxage|max-age|stale-while-revalidate)="?(\d+)/gi;
    return cdnHeader.test(name) && secondsIn(lifetimes, `${values}`) > longest;
  });
  return found === undefined || `${found[0]}: ${found[1]}`;
}

function secondsIn(pattern: RegExp, text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(pattern), ([, seconds]) => Number(seconds)));
}

/** Whether a Link header names no other address than the page's own as its original. */
export function isOwnCanonical(link: string, origin: string, path: string): boolean {
  const own = origin + (path === '/Home' ? '/' : path);
  return [...link.matchAll(/<([^>]*)>([^<]*)/g)]
    .filter(([, , parameters = '']) => /\brel="?[^";]*\bcanonical\b/i.test(parameters))
    .every(([, target = '']) => parseUrl(target, own)?.href === own);
}
