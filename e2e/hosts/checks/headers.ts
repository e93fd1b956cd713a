import { headersAt, notFoundHeaders } from '@/lib/deploy/hosts/host-description';
import { rawRequest } from '@/lib/raw-request';
import type { CheckTarget } from '../servers/host';
import { expectThat, forEachConcurrently, type HostCheck } from './check';
import { hashedFile } from './transfer';

const contentTypes: HostCheck = {
  title: 'every file has the right content type',
  behaviors: [],
  run: ({ url, out }) =>
    forEachConcurrently(
      [
        ['/AITeam', /^text\/html; ?charset=utf-8$/i],
        ['/AITeam.txt', /^text\/plain; ?charset=utf-8$/i],
        ['/robots.txt', /^text\/plain; ?charset=utf-8$/i],
        ['/llms.txt', /^text\/plain; ?charset=utf-8$/i],
        ['/sitemap.xml', /^(application|text)\/xml(; ?charset=utf-8)?$/i],
        ['/search.json', /^application\/json(; ?charset=utf-8)?$/i],
        ['/manifest.webmanifest', /^application\/manifest\+json(; ?charset=utf-8)?$/i],
        ['/icon.svg', /^image\/svg\+xml(; ?charset=utf-8)?$/i],
        ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/i],
        ['/og/Home.png', /^image\/png$/i],
        ['/media/home.mp4', /^video\/mp4$/i],
        ['/media/home.cut.av1.mp4', /^video\/mp4$/i],
        ['/media/home.vtt', /^text\/vtt; ?charset=utf-8$/i],
        ['/media/home.avif', /^image\/avif$/i],
        [hashedFile(out, '.js'), /^(text|application)\/javascript(; ?charset=utf-8)?$/i],
        [hashedFile(out, '.css'), /^text\/css(; ?charset=utf-8)?$/i],
        [hashedFile(out, '.woff2'), /^font\/woff2$/i],
      ] as const,
      async ([path, expected]) => {
        const { status, header } = await rawRequest(url, path);
        expectThat(status === 200, `${path} returns ${status}`);
        const type = header('content-type');
        expectThat(expected.test(type), `${path} is ${type}`);
      },
    ),
};

const fileHeaders: HostCheck = {
  title: 'every file has the right headers: framing, embedding, caching, and the rest',
  behaviors: ['hsts'],
  run: (target) =>
    forEachConcurrently(
      [
        '/',
        '/AITeam',
        '/AITeam.txt',
        '/search.json',
        '/icon.svg',
        '/favicon.ico',
        '/icons/192.png',
        '/og/Home.png',
        '/media/home.mp4',
        hashedFile(target.out, '.js'),
        hashedFile(target.out, '.woff2'),
      ],
      async (path) => {
        const response = await rawRequest(target.url, path);
        expectHeaders(target, path, headersAt(target.description, path), response.header);
      },
    ),
};

const otherHeaders: HostCheck = {
  title: 'redirects and the 404 page have the security headers too',
  behaviors: ['hsts'],
  run: (target) =>
    forEachConcurrently(
      ['/Nope', '/aiteam', '/AITeam.html', '/_next/static/gone.js'],
      async (path) => {
        const { header } = await rawRequest(target.url, path);
        // Caching of 404s is checked with the 404 page; caching of redirects follows from their status.
        const { 'Cache-Control': _, ...expected } = notFoundHeaders(target.description);
        expectHeaders(target, path, expected, header);
      },
    ),
};

const signInCaching: HostCheck = {
  title: 'no response to a URL with a sign-in’s token is stored',
  behaviors: ['signInCaching'],
  run: ({ url, behavior }) =>
    forEachConcurrently(
      [
        '/AITeam?access_token=a',
        '/aiteam?x=1&access_token=a',
        '/Nope?access%5Ftoken=a',
        '/?access_token=a',
      ],
      async (path) => {
        const { header } = await rawRequest(url, path);
        const got = header('cache-control');
        const right = behavior.signInCaching === 'as usual' || got === 'no-store';
        expectThat(right, `${path} has Cache-Control “${got}”, not “no-store”`);
      },
    ),
};

/** Headers that a host could add but must not: the site has no cookies, and its files are public. */
const unwantedHeaders = ['set-cookie', 'access-control-allow-credentials'];

/**
 * Checks that each header is as described and sent once, and that no unwanted header is sent. Duplicates are joined with
 * commas, so they don't match.
 */
function expectHeaders(
  { behavior }: CheckTarget,
  path: string,
  expected: Readonly<Record<string, string>>,
  header: (name: string) => string,
): void {
  for (const [name, value] of Object.entries(expected)) {
    const got = header(name);
    const right = name === 'Strict-Transport-Security' && behavior.hsts === 'left out' ? '' : value;
    expectThat(got === right, `${path} has ${name} “${got}”, not “${right}”`);
  }
  for (const name of unwantedHeaders) {
    expectThat(header(name) === '', `${path} has ${name} “${header(name)}”`);
  }
}

export const headerChecks = [contentTypes, fileHeaders, otherHeaders, signInCaching];
