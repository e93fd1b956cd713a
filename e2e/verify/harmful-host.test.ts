import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { writeHostFiles } from '@/lib/deploy/hosts/write-host-files';
import { openSite } from '@/lib/deploy/verify/site';
import { report, verify } from '@/lib/deploy/verify/verify';
import { compress } from '@/lib/export/compress';
import { readSettings } from '@/lib/settings';
import { sending, strangeHost } from '@/lib/testing-strange-host';
import { listen } from '../platform/server';
import { staticHost } from '../platform/static/host';
import { temporaryFolder } from '../platform/testing';

const settings = readSettings({});
const pages = [{ name: 'Home' }, { name: 'AITeam' }];
const out = join(temporaryFolder(), 'out');
const script = '_next/static/chunks/a.js';

mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
mkdirSync(join(out, '.well-known'));
for (const name of [
  'index.html',
  'Home.html',
  'AITeam.html',
  '404.html',
  '.well-known/security.txt',
]) {
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
  server.setApp(files);
  onTestFinished(server.close);
  return report(await verify(openSite(server.url, { out, settings, pages })));
}

test('reports nothing about a host that serves the site as described', async () => {
  expect(await problemsWith(() => undefined)).toBe('');
});

const page = (name: string) => readFileSync(join(out, `${name}.html`), 'utf8');
const withHeader = (response: Response, name: string, value: string) => {
  response.headers.set(name, value);
  return response;
};

test.each<[what: string, change: Parameters<typeof problemsWith>[0], expected: string]>([
  [
    'answers unknown paths with the home page',
    ({ status, headers }) =>
      status === 404 ? new Response(page('index'), { headers: withoutLength(headers) }) : undefined,
    'an unknown path doesn’t return status 404 (status 200): /NoSuchPage',
  ],
  [
    'lets any site frame the site',
    (response) => {
      response.headers.delete('content-security-policy');
      return response;
    },
    'Content-Security-Policy is missing; expected',
  ],
  [
    'compresses nothing',
    (_, path) => (path.endsWith('.js') ? new Response(readFileSync(join(out, script))) : undefined),
    'isn’t compressed as it should be (identity for clients that accept gzip, deflate, br)',
  ],
  [
    'sends scripts with the wrong type',
    (response, path) =>
      path.endsWith('.js') ? withHeader(response, 'Content-Type', 'text/plain') : undefined,
    'has another type than described (text/plain instead of text/javascript',
  ],
  [
    'caches pages for a day',
    (response) => withHeader(response, 'Cache-Control', 'public, max-age=86400'),
    'Cache-Control is “public, max-age=86400”, not “public, max-age=0, must-revalidate”',
  ],
  [
    'ignores the case of paths',
    (_, path) => (path === '/AITEAM' ? new Response(page('AITeam')) : undefined),
    'a path in a different case doesn’t return status 404 (status 200): /AITEAM',
  ],
  [
    'redirects aliases temporarily',
    ({ status, headers }) =>
      status === 301 ? new Response(null, { status: 302, headers }) : undefined,
    'doesn’t redirect permanently to its page (status 302): ',
  ],
  [
    'hides folders that begin with a dot',
    (_, path) => (path.startsWith('/.') ? new Response(null, { status: 403 }) : undefined),
    'isn’t there (status 403): /.well-known/security.txt',
  ],
  [
    'is a staging host that search engines leave out',
    (response) => withHeader(response, 'X-Robots-Tag', 'googlebot: none'),
    'is left out by search engines (X-Robots-Tag: googlebot: none): /',
  ],
  [
    'sets a cookie',
    (response) => withHeader(response, 'Set-Cookie', 'a=b'),
    'sets a cookie, and the site has none (Set-Cookie: a=b)',
  ],
  [
    'has a CDN that keeps pages',
    (response) => withHeader(response, 'CDN-Cache-Control', 'max-age=86400'),
    'is kept by CDNs for longer than described (CDN-Cache-Control: max-age=86400)',
  ],
])('reports a host that %s', async (_, change, expected) => {
  expect(await problemsWith(change)).toContain(expected);
});

function withoutLength(headers: Headers): Headers {
  headers.delete('content-length');
  headers.delete('content-encoding');
  return headers;
}

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

test('reports a host that can’t be reached', async () => {
  const problems = report(await verify(openSite('http://127.0.0.1:1', { out, settings, pages })));
  expect(problems).toContain('no complete response (');
});

test('reports an address that leads elsewhere', async () => {
  const { origin } = await strangeHost((socket) =>
    socket.end(['HTTP/1.1 302 Found', 'Location: https://evil.example/', '', ''].join('\r\n')),
  );
  const problems = report(await verify(openSite(origin, { out, settings, pages })));
  expect(problems).toContain('redirects to https://evil.example/, which isn’t followed');
});
