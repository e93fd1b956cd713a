import type { Finding } from './finding';

/** What a host does otherwise than described, and why that's acceptable, or the best that the host can do. */
export interface Deviation {
  /** Matches `message: path` of the findings. */
  finding: RegExp;
  reason: string;
}

const noQueryRules: Deviation = {
  finding: /^can be stored by caches, with a sign-in’s token/,
  reason: 'Its header rules can’t see a query. Pages are revalidated.',
};

/** By the values of `npm run verify -- URL --host`. nginx and Caddy have no deviations. */
export const knownDeviations: Readonly<Record<string, readonly Deviation[]>> = {
  cloudfront: [noQueryRules],
  netlify: [noQueryRules],
  'cloudflare-workers': [
    noQueryRules,
    {
      finding: /^(index\.html|a page’s name with .*) redirects temporarily \(307\)/,
      reason: 'It supports no other status for this; the canonical link gives the URL.',
    },
  ],
  'cloudflare-pages': [
    noQueryRules,
    {
      finding: /^a film’s range /,
      reason: 'It ignores range requests, so Safari can’t play films: put them on another host.',
    },
    {
      finding: /^(a reserved name|the 404 page’s own name) returns status (200|308) /,
      reason: 'It serves 404.html by its file name. The page has noindex, and nothing links to it.',
    },
    {
      finding: /^a page has a second URL, with two slashes/,
      reason: 'It merges slashes; the canonical link gives the URL.',
    },
    {
      finding: /^a 404’s Cross-Origin-Resource-Policy /,
      reason: 'A 404 has the headers of the requested path.',
    },
    {
      finding: /^a 404’s Cache-Control is “no-store”/,
      reason: 'Stricter than required: browsers don’t cache responses for missing files.',
    },
  ],
};

/** Splits findings into known and unexpected ones. A deviation that matches none no longer exists. */
export function applyDeviations(findings: readonly Finding[], deviations: readonly Deviation[]) {
  const matches = ({ finding }: Deviation, { message, path }: Finding) =>
    finding.test(`${message}: ${path}`);
  return {
    unexpected: findings.filter((found) => !deviations.some((known) => matches(known, found))),
    used: deviations.filter((known) => findings.some((found) => matches(known, found))),
  };
}
