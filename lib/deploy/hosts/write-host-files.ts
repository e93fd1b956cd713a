import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostDescription } from './host-description';
import { caddyfile, nginxConfig } from './server-files';

/**
 * Writes each host's configuration. Files that a host reads from the published folder go into `out`. A server's
 * configuration goes into `hostFolder`, because all of `out` is published.
 */
export function writeHostFiles(
  out: string,
  hostFolder: string,
  description: HostDescription,
): void {
  const inOut = {
    _headers: headersFile(description),
    _redirects: redirectsFile(description),
    // Otherwise, GitHub Pages would skip _next/.
    '.nojekyll': '',
    // Cloudflare compresses files itself, and skips its own configuration files.
    '.assetsignore': '*.br\n*.gz\n.nojekyll\n',
  };
  write(out, inOut);

  rmSync(hostFolder, { recursive: true, force: true });
  write(hostFolder, {
    'nginx.conf': nginxConfig(description),
    Caddyfile: caddyfile(description),
  });
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

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
