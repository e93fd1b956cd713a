import type { HostDescription } from './host-description';
import { HostLimitError } from './host-limit-error';

/** Cloudflare's: https://developers.cloudflare.com/pages/configuration/headers/ */
const maxRules = 100;
const maxLineLength = 2000;

/**
 * `_headers`, which Cloudflare and Netlify read from the folder they publish. Both join the values of a
 * header that two rules set, so that none is set twice; what no rule caches, both revalidate by themselves.
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
