import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rawRequest } from '@/lib/raw-request';
import { temporaryFolder, testPlatform } from '../testing';

export const page = (name: string) =>
  `<!doctype html><title>${name}</title>${'<p>words</p>'.repeat(40)}`;
export const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
export const files: Record<string, string | Buffer> = {
  'index.html': page('index'),
  '404.html': page('404'),
  '_not-found.html': page('not found'),
  'Home.html': page('Home'),
  'AITeam.html': page('AITeam'),
  'AITeam.txt': 'rsc',
  'AITeam/__next._tree.txt': 'tree',
  'AITeam/__next.$d$page.txt': 'dollar',
  'Two Words.html': page('Two Words'),
  'ISO.html': page('ISO'),
  iso: 'a file that has the alias of a page',
  'sub/page.html': page('sub'),
  'sub/index.html': page('sub index'),
  '_next/static/chunks/app.js': 'const a = 1;\n'.repeat(100),
  '_next/static/css/site.css': 'a{}'.repeat(200),
  '_next/static/media/font.woff2': film,
  'media/home.mp4': film,
  'media/home.avif': film,
  'media/home.vtt': 'WEBVTT\n',
  'fonts/b.woff2': film,
  'icon.svg': '<svg/>',
  'icon.png': film,
  'icons/192.png': film,
  'og/Home.png': film,
  'favicon.ico': film,
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
  'search.json': '[]',
  'ready.js': 'x'.repeat(1000),
  'ready.js.gz': gzipSync('compressed by the build'),
  'stale.js': 'y'.repeat(1000),
  'stale.js.gz': gzipSync('older than its file'),
  'empty.txt': '',
  'data.bin': film,
  '.well-known/security.txt': 'Contact: x',
};

/** A platform that serves the files above from a temporary folder, with a secret file next to it. */
export function testSite() {
  const folder = temporaryFolder();
  const out = join(folder, 'out');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(out, 'link.txt'));
  symlinkSync(folder, join(out, 'link'));
  utimesSync(join(out, 'stale.js.gz'), 1, 1);

  const running = testPlatform({ out });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawRequest(running.platform.url, path, { headers, method });
  return { out, get };
}
