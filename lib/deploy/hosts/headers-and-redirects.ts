import type { HostDescription } from './host-description';

/** Cloudflare's limits: https://developers.cloudflare.com/pages/configuration/headers/ */
const headerLimits = { rules: 100, lineLength: 2000 };

/** Cloudflare's limits: https://developers.cloudflare.com/pages/configuration/redirects/ */
const redirectLimits = { redirects: 2000, lineLength: 1000 };

/** The site exceeds a host's limit. The message says what is too much, what the limit is, and what to do. */
export class HostLimitError extends Error {
  override readonly name = 'HostLimitError';
}

/**
 * `_headers`, which Cloudflare and Netlify read from the published folder. Both join the values if two rules set the same
 * header, so no header is set twice for a path. For paths without a caching rule, both revalidate by default.
 *
 * @throws HostLimitError
 */
export function headersFile({ headers }: HostDescription): string {
  const byPath = new Map<string, string[]>();
  for (const rule of headers) {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    for (const path of rule.paths) byPath.set(path, [...(byPath.get(path) ?? []), ...lines]);
  }
  if (byPath.size > headerLimits.rules) {
    throw new HostLimitError(
      `_headers has ${byPath.size} rules, but Cloudflare reads only ${headerLimits.rules}. Combine paths in lib/deploy/hosts/host-description.ts.`,
    );
  }
  const long = [...byPath.values()].flat().find((line) => line.length > headerLimits.lineLength);
  if (long !== undefined) {
    const name = long.trim().split(':')[0];
    throw new HostLimitError(
      `_headers has a line of ${long.length} characters for ${name}, but Cloudflare reads only ${headerLimits.lineLength}. ` +
        'List fewer origins in NEXT_PUBLIC_PARENT_ORIGINS.',
    );
  }
  return [...byPath].map(([path, lines]) => `${[path, ...lines].join('\n')}\n`).join('\n');
}

/**
 * `_redirects`, which Cloudflare and Netlify read from the published folder. Both keep the query. The file contains only
 * the aliases, because Cloudflare redirects `/X.html` and `/X/` to `/X` itself. The 404 page's script redirects aliases
 * beyond Cloudflare's limit.
 *
 * @throws HostLimitError
 */
export function redirectsFile({ aliases }: HostDescription): string {
  const lines = aliases
    .slice(0, redirectLimits.redirects)
    .map(({ from, to, status }) => `${from} ${to} ${status}`);
  const long = lines.find((line) => line.length > redirectLimits.lineLength);
  if (long !== undefined) {
    throw new HostLimitError(
      `_redirects has a line of ${long.length} characters, but Cloudflare reads only ${redirectLimits.lineLength}. ` +
        `Give this page a shorter name in content/pages.yaml: ${long.slice(1, 60)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}
