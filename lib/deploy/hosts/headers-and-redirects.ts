import type { HostDescription } from './host-description';

/**
 * `_headers`, which Cloudflare and Netlify read from the published folder. Both join the values if two rules set the same
 * header. For paths without a caching rule, both revalidate by default.
 */
export function headersFile({ headers }: HostDescription): string {
  const byPath = new Map<string, string[]>();
  for (const rule of headers) {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    for (const path of rule.paths) byPath.set(path, [...(byPath.get(path) ?? []), ...lines]);
  }
  return [...byPath].map(([path, lines]) => `${[path, ...lines].join('\n')}\n`).join('\n');
}

/**
 * `_redirects`, which Cloudflare and Netlify read from the published folder. Both keep the query. The file contains only
 * the aliases, because Cloudflare redirects `/X.html` and `/X/` to `/X` itself.
 */
export function redirectsFile({ aliases }: HostDescription): string {
  return aliases.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
