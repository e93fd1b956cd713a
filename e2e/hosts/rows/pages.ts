import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawRequest } from '@/lib/raw-request';
import type { Subject } from '../servers/host';
import { expectMissing } from './missing';
import { each, expectThat, type Row } from './row';

const exactNames: Row = {
  title: 'every page is served at its exact name',
  about: [],
  check: ({ url, out, description }) =>
    each(['', ...description.pages], async (name) => {
      const { status, header, body } = await rawRequest(url, `/${name}`);
      expectThat(status === 200, `/${name} returns ${status}`);
      const type = header('content-type');
      expectThat(type === 'text/html; charset=utf-8', `/${name} is ${type}`);
      const file = readFileSync(join(out, `${name === '' ? 'index' : name}.html`));
      expectThat(body.equals(file), `/${name} is a different page`);
    }),
};

const aliases: Row = {
  title: 'every lowercase name redirects to its page (301), keeping the query',
  about: [],
  check: ({ url, description }) =>
    each(description.aliases, async ({ from, to, status }) => {
      if (to === '/' || to === '/AITeam') await expectRedirect(url, from, status, to);
      await expectRedirect(url, `${from}?a=1&b=%20c`, status, `${to}?a=1&b=%20c`);
    }),
};

const spellings: Row = {
  title: '/X.html, /X/, and /index.html redirect to the page (308), keeping the query',
  about: ['spellingStatus'],
  async check({ url, description, ways }) {
    const lead = (from: string, to: string) => expectRedirect(url, from, ways.spellingStatus, to);
    await lead('/index.html', '/');
    const names = description.pages.entries();
    // Each page in one of the two, since what is asked here is one rule of the host.
    return each([...names], async ([index, name]) => {
      await lead(`/${name}${index % 2 === 0 ? '.html' : '/'}?a=1`, `/${name}?a=1`);
    });
  },
};

const otherCase: Row = {
  title: 'a page name in the wrong case gets the 404 page',
  about: ['missingCaching'],
  check: async (subject) => {
    const { pages, aliases } = subject.description;
    const known = new Set([...pages.map((name) => `/${name}`), ...aliases.map(({ from }) => from)]);
    const others = pages
      .map((name) => (name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase()))
      .map((name) => `/${name}`)
      .filter((path) => !known.has(path));
    return each([...others, '/AITEAM.html', '/MEDIA/home.mp4', '/Robots.txt'], (path) =>
      missing(subject, path),
    );
  },
};

const unknown: Row = {
  title: 'any other path gets the 404 page, which is not cached',
  about: ['missingCaching'],
  check: (subject) =>
    each(
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
      (path) => missing(subject, path),
    ),
};

const ownNames: Row = {
  title: '/404, /404.html, and /index get the 404 page',
  about: ['ownNames', 'missingCaching', 'spellingStatus'],
  async check(subject) {
    const { url, ways } = subject;
    const paths = ['/404', '/404.html', '/index'];
    if (ways.ownNames === 'missing') return each(paths, (path) => missing(subject, path));
    await expectRedirect(url, '/index', ways.spellingStatus, '/');
    await expectRedirect(url, '/404.html', ways.spellingStatus, '/404');
    const { status, body } = await rawRequest(url, '/404');
    expectThat(status === 200, `/404 returns ${status}`);
    expectThat(body.includes('noindex'), '/404 is served and can be indexed');
    return paths.length;
  },
};

const hostFiles: Row = {
  title: 'the host’s own files in out/ are not served',
  about: ['unreadable', 'missingCaching'],
  check: (subject) =>
    each(['/_headers', '/_redirects'], async (path) => {
      if (subject.ways.unreadable === 'missing') return missing(subject, path);
      const { status, body } = await rawRequest(subject.url, path);
      expectThat(status >= 500 && !body.includes('nosniff'), `${path} returns ${status}`);
    }),
};

async function missing(subject: Subject, path: string): Promise<void> {
  const answer = await rawRequest(subject.url, path);
  expectThat(answer.header('location') === '', `${path} redirects to ${answer.header('location')}`);
  expectMissing(subject, path, answer);
}

async function expectRedirect(url: string, from: string, status: number, to: string) {
  const answer = await rawRequest(url, from);
  const got = `${answer.status} ${answer.header('location')}`;
  expectThat(got === `${status} ${to}`, `${from} returns ${got}, not ${status} ${to}`);
}

export const pageRows = [exactNames, aliases, spellings, otherCase, unknown, ownNames, hostFiles];
