import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { writeHostFiles } from '@/lib/deploy/hosts/write-host-files';
import { openSite } from '@/lib/deploy/verify/site';
import { report, verify } from '@/lib/deploy/verify/verify';
import { compress } from '@/lib/export/compress';
import { readSettings } from '@/lib/settings';
import { dripping, head, sending, strangeHost, withoutEnd } from '@/lib/testing-strange-host';
import { listen } from '../platform/server';
import type { ApiEnv } from '../platform/services';
import { staticHost } from '../platform/static/host';
import { temporaryFolder } from '../platform/testing';

const settings = readSettings({});
const pages = [{ name: 'Home' }, { name: 'AITeam' }];
const out = join(temporaryFolder(), 'out');
const script = '_next/static/chunks/a.js';

mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
for (const name of ['index.html', 'Home.html', 'AITeam.html', '404.html', 'robots.txt']) {
  writeFileSync(join(out, name), `<!doctype html><title>${name}</title>`);
}
writeFileSync(join(out, script), 'f();'.repeat(1000));
await compress(join(out, script));
writeHostFiles(out, join(out, '../out-hosts'), describeHosting(settings, pages));

/** What's reported about a host that serves the site, but changes its responses. */
async function problemsWith(
  change: (response: Response, path: string) => Response | undefined,
  settings = readSettings({}),
) {
  const server = await listen(0);
  const host = staticHost(out, settings);
  const files = new Hono<{ Bindings: HttpBindings }>();
  files.get('/api/*', (c) => c.json({}));
  files.all('*', async (c, next) => {
    const response = await host(c, next);
    if (!(response instanceof Response)) throw new Error('The host answers everything.');
    return change(response, c.req.path) ?? response;
  });
  server.setApp(new Hono<ApiEnv>().route('/', files));
  onTestFinished(() => {
    server.dropConnections();
    server.http.close();
  });
  return report(await verify(openSite(server.url, { out, settings, pages })));
}

test('reports nothing about a host that serves the site as described', async () => {
  expect(await problemsWith(() => undefined)).toBe('');
});

test.each([
  ['X-Robots-Tag', 'noindex', 'is left out by search engines (X-Robots-Tag: noindex): /'],
  ['X-Robots-Tag', 'googlebot: none', 'is left out by search engines'],
  ['Refresh', '0; url=https://evil.example/', 'leads browsers elsewhere (Refresh: 0; url=https'],
  ['Clear-Site-Data', '"storage"', 'deletes the visitor’s sign-in or cache (Clear-Site-Data: '],
  ['Set-Cookie', 'a=b', 'sets a cookie, and the site has none (Set-Cookie: a=b)'],
  ['Content-Disposition', 'attachment', 'is downloaded instead of shown (Content-Disposition'],
  ['CDN-Cache-Control', 'max-age=86400', 'is kept by CDNs for longer than described (CDN-Cache'],
  ['X-Frame-Options', 'DENY', 'X-Frame-Options is “DENY”, not “SAMEORIGIN”'],
  // The control character is sent as two bytes; the first of them is a letter.
  ['X-Robots-Tag', '\u009b2J noindex', '(X-Robots-Tag: Â2J noindex)'],
])('reports a host that sends %s: %s', async (name, value, expected) => {
  const problems = await problemsWith((response) => {
    response.headers.set(name, value);
    return response;
  });
  expect(problems).toContain(expected);
});

test('reports a host that keeps the platform from framing the site', async () => {
  const framed = readSettings({ NEXT_PUBLIC_PARENT_ORIGINS: 'https://parent.example' });
  const problems = await problemsWith((response) => {
    response.headers.set('X-Frame-Options', 'SAMEORIGIN');
    return response;
  }, framed);
  expect(problems).toContain('can’t be framed by the platform: X-Frame-Options');
});

test('reports a platform that doesn’t allow the site', async () => {
  const platform = await strangeHost(sending('{}', 'Content-Type: application/json'));
  const elsewhere = readSettings({ NEXT_PUBLIC_PLATFORM_URL: platform.origin });
  const problems = await problemsWith(() => undefined, elsewhere);
  expect(problems).toContain('doesn’t answer this site (it doesn’t allow this origin)');
});

test.each([
  ['CDN-Cache-Control', 'max-age=0'],
  ['X-Robots-Tag', 'all'],
])('reports nothing about a page with %s: %s', async (name, value) => {
  const problems = await problemsWith((response, path) => {
    if (path === '/AITeam') response.headers.set(name, value);
    return response;
  });
  expect(problems).toBe('');
});

test('reports a page that was built for another address', async () => {
  const link = '<link rel="canonical" href="https://evil.example/">';
  const body = readFileSync(join(out, 'AITeam.html'), 'utf8') + link;
  const problems = await problemsWith((response, path) => {
    response.headers.delete('content-length');
    const isPage = path === '/AITeam' && response.status === 200;
    return isPage ? new Response(body, response) : response;
  });
  expect(problems).toContain('as the original (https://evil.example/): /AITeam');
  expect(problems).toContain('isn’t what the build wrote: /AITeam');
});

test('reports a host that drips, and ends', async () => {
  const { origin } = await strangeHost(dripping('x', head()));
  const problems = report(await verify(openSite(origin, { out, settings, pages }, 500)));
  expect(problems).toContain('no complete response (no complete response within 0.5 seconds)');
});

test.each<[string, (socket: Socket) => void, string]>([
  ['has no end', withoutEnd('x'.repeat(60_000)), 'a response of more than 20 MB'],
  [
    'is a bomb',
    sending(gzipSync(Buffer.alloc(21_000_000)), 'Content-Encoding: gzip'),
    'isn’t what the build wrote (a response of more than 20 MB)',
  ],
  [
    'goes on after its end',
    (socket) => socket.end(`${head('Content-Length: 1')}xyz`),
    'a malformed response, or bytes after its end',
  ],
  [
    'goes on after the end of what’s compressed',
    sending(Buffer.concat([gzipSync('x'), Buffer.alloc(9)]), 'Content-Encoding: gzip'),
    'isn’t what the build wrote (bytes after the end of what’s compressed as gzip)',
  ],
  [
    'leads elsewhere',
    (socket) =>
      socket.end(['HTTP/1.1 302 Found', 'Location: https://evil.example/', '', ''].join('\r\n')),
    'redirects to https://evil.example/, which isn’t followed',
  ],
])('reports an address that %s, and ends', async (_, answer, expected) => {
  const { origin } = await strangeHost(answer);
  const problems = report(await verify(openSite(origin, { out, settings, pages })));
  expect(problems).toContain(expected);
});
