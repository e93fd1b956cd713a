import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { caddyfile } from './caddy';
import { bucketUpload, cloudfrontFunction, cloudfrontSettings } from './cloudfront';
import { headersFile, redirectsFile } from './headers-and-redirects';
import type { HostDescription } from './host-description';
import { nginxConfig } from './nginx';
import { workerScript, wranglerConfig } from './wrangler';

/** Folder and port in the server configurations. */
export const serverDefaults = { root: '/srv/site', listen: '8080' };

/**
 * Writes each host's configuration. Files that a host reads from the published folder go into `out`. Files for setting up
 * a server or an account go into `hostFolder`, because all of `out` is published.
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
  const published = readdirSync(out, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => urlPath(relative(out, join(entry.parentPath, entry.name))));

  rmSync(hostFolder, { recursive: true, force: true });
  const { root, listen } = serverDefaults;
  write(hostFolder, {
    'nginx.conf': nginxConfig(description, { root, listen }),
    Caddyfile: caddyfile(description, { root, listen: `:${listen}` }),
    'cloudflare-workers/wrangler.json': json(
      wranglerConfig(urlPath(relative(join(hostFolder, 'cloudflare-workers'), out))),
    ),
    'cloudflare-workers/worker.js': workerScript,
    'cloudfront/function.js': cloudfrontFunction(description),
    'cloudfront/settings.json': json(cloudfrontSettings(description)),
    'cloudfront/upload.sh': bucketUpload(description, published),
  });
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** With slashes, on Windows too. */
function urlPath(path: string): string {
  return path.split(sep).join('/');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
