import type { HostDescription } from './host-description';
import { HostLimitError } from './host-limit-error';

/** Cloudflare's limits: https://developers.cloudflare.com/pages/configuration/headers/ */
const maxRules = 100;
const maxLineLength = 2000;

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
  if (byPath.size > maxRules) {
    throw new HostLimitError(
      `_headers has ${byPath.size} rules, but Cloudflare reads only ${maxRules}. Combine paths in lib/deploy/hosts/host-description.ts.`,
    );
  }
  const long = [...byPath.values()].flat().find((line) => line.length > maxLineLength);
  if (long !== undefined) {
    const name = long.trim().split(':')[0];
    throw new HostLimitError(
      `_headers has a line of ${long.length} characters for ${name}, but Cloudflare reads only ${maxLineLength}. ` +
        'List fewer origins in NEXT_PUBLIC_PARENT_ORIGINS.',
    );
  }
  return [...byPath].map(([path, lines]) => `${[path, ...lines].join('\n')}\n`).join('\n');
}
