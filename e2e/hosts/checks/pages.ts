import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawRequest } from '@/lib/raw-request';
import type { CheckTarget } from '../servers/host';
import { expectThat, forEachConcurrently, type HostCheck } from './check';

const exactNames: HostCheck = {
  title: 'every page is served at its exact name',
  behaviors: [],
  run: ({ url, out, description }) =>
    forEachConcurrently(['', ...description.pages], async (name) => {
      const { status, header, body } = await rawRequest(url, `/${name}`);
      expectThat(status === 200, `/${name} returns ${status}`);
      const type = header('content-type');
      expectThat(type === 'text/html; charset=utf-8', `/${name} is ${type}`);
      const file = readFileSync(join(out, `${name === '' ? 'index' : name}.html`));
      expectThat(body.equals(file), `/${name} is a different page`);
    }),
};

const aliases: HostCheck = {
  title: 'every lowercase name redirects to its page (301), keeping the query',
  behaviors: [],
  run: ({ url, description }) =>
    forEachConcurrently(description.aliases, async ({ from, to, status }) => {
      if (to === '/' || to === '/AITeam') await expectRedirect(url, from, status, to);
      await expectRedirect(url, `${from}?a=1&b=%20c`, status, `${to}?a=1&b=%20c`);
    }),
};

const spellings: HostCheck = {
  title: '/X.html, /X/, and /index.html redirect to the page (308), keeping the query',
  behaviors: ['redirectStatus'],
  async run({ url, description, behavior }) {
    const expectPageRedirect = (from: string, to: string) =>
      expectRedirect(url, from, behavior.redirectStatus, to);
    await expectPageRedirect('/index.html', '/');
    const names = description.pages.entries();
    // Each page is tested with one of the two: a host has the same rule for all pages.
    return forEachConcurrently([...names], async ([index, name]) => {
      await expectPageRedirect(`/${name}${index % 2 === 0 ? '.html' : '/'}?a=1`, `/${name}?a=1`);
    });
  },
};

const otherCase: HostCheck = {
  title: 'a page name in the wrong case gets the 404 page',
  behaviors: ['notFoundCaching'],
  run: async (target) => {
    const { pages, aliases } = target.description;
    const known = new Set([...pages.map((name) => `/${name}`), ...aliases.map(({ from }) => from)]);
    const others = pages
      .map((name) => (name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase()))
      .map((name) => `/${name}`)
      .filter((path) => !known.has(path));
    return forEachConcurrently(
      [...others, '/AITEAM.html', '/MEDIA/home.mp4', '/Robots.txt'],
      (path) => expectNotFound(target, path),
    );
  },
};

const unknown: HostCheck = {
  title: 'any other path gets the 404 page, which is not cached',
  behaviors: ['notFoundCaching'],
  run: (target) =>
    forEachConcurrently(
      [
        '/Nope',
        '/Platform/Nope',
        '/AITeam/x',
        '/_not-found',
        '/media',
        '/_next/static/chunks/gone.js',
        '/media/gone.mp4',
        '/gone.txt',
        '/toString',
      ],
      (path) => expectNotFound(target, path),
    ),
};

const reservedNames: HostCheck = {
  title: '/404, /404.html, and /index get the 404 page',
  behaviors: ['reservedNames', 'notFoundCaching', 'redirectStatus'],
  async run(target) {
    const { url, behavior } = target;
    const paths = ['/404', '/404.html', '/index'];
    if (behavior.reservedNames === 'missing')
      return forEachConcurrently(paths, (path) => expectNotFound(target, path));
    await expectRedirect(url, '/index', behavior.redirectStatus, '/');
    await expectRedirect(url, '/404.html', behavior.redirectStatus, '/404');
    const { status, body } = await rawRequest(url, '/404');
    expectThat(status === 200, `/404 returns ${status}`);
    expectThat(body.includes('noindex'), '/404 is served and can be indexed');
    return paths.length;
  },
};

const hostFiles: HostCheck = {
  title: 'the host’s own files in out/ are not served',
  behaviors: ['invalidPaths', 'notFoundCaching'],
  run: (target) =>
    forEachConcurrently(['/_headers', '/_redirects'], async (path) => {
      if (target.behavior.invalidPaths === 'missing') return expectNotFound(target, path);
      const { status, body } = await rawRequest(target.url, path);
      expectThat(status >= 500 && !body.includes('nosniff'), `${path} returns ${status}`);
    }),
};

/** Checks that a path gets the site's 404 page: status 404, no redirect, and the host's caching of 404s. */
async function expectNotFound({ url, out, behavior }: CheckTarget, path: string): Promise<void> {
  const { status, header, body } = await rawRequest(url, path);
  expectThat(header('location') === '', `${path} redirects to ${header('location')}`);
  expectThat(status === 404, `${path} returns ${status}, not 404`);
  expectThat(
    body.equals(readFileSync(join(out, '404.html'))),
    `${path} returns 404 without the site's own page`,
  );
  const type = header('content-type');
  expectThat(type === 'text/html; charset=utf-8', `${path} returns 404 as ${type}`);
  const cacheControl = header('cache-control');
  const wanted = { revalidated: 'public, max-age=0, must-revalidate', 'not stored': 'no-store' };
  expectThat(
    cacheControl === wanted[behavior.notFoundCaching],
    `${path} returns 404 with Cache-Control “${cacheControl}”`,
  );
}

async function expectRedirect(url: string, from: string, status: number, to: string) {
  const response = await rawRequest(url, from);
  const got = `${response.status} ${response.header('location')}`;
  expectThat(got === `${status} ${to}`, `${from} returns ${got}, not ${status} ${to}`);
}

export const pageChecks = [
  exactNames,
  aliases,
  spellings,
  otherCase,
  unknown,
  reservedNames,
  hostFiles,
];
