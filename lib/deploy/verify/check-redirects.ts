import { parseUrl } from '@/lib/parse-url';
import type { RawResponse } from '@/lib/raw-request';
import { checkType } from './check-files';
import { checkHeaders } from './check-headers';
import type { Remedy } from './finding';
import type { DeployedSite } from './site';

const query = '?utm_source=a%20b';

/** Checks that other spellings of a page redirect to it permanently, keep the query, and have the security headers. */
export async function checkRedirects(site: DeployedSite): Promise<void> {
  const { aliases, pages } = site.description;
  const page = site.samplePage;
  const redirects = [
    ...aliases.map(({ from, to }) => [`${from}${query}`, `${to}${query}`, 'an alias']),
    [`/${page.toLowerCase()}`, `/${page}`, 'an alias without a query'],
    // Each page with one of the two: a host has the same rule for all pages.
    ...pages.map((name, index) =>
      index % 2 === 0
        ? [`/${name}.html${query}`, `/${name}${query}`, 'a page’s name with .html']
        : [`/${name}/${query}`, `/${name}${query}`, 'a page’s name with a trailing slash'],
    ),
    [`/index.html${query}`, `/${query}`, 'index.html'],
  ] as const;
  await Promise.all(
    redirects.map(async ([from = '', to = '', kind = '']) => {
      const response = await site.request(from);
      const problem = redirectProblem(site.origin, to, response);
      if (problem === undefined) checkHeaders(site, from, response, 'redirect');
      else site.report('redirects', `${kind} ${problem}`, from);
    }),
  );
}

function redirectProblem(origin: string, to: string, response: RawResponse): string | undefined {
  const { status } = response;
  if (status === 200) return 'serves the page at a second URL instead of redirecting';
  if ([302, 303, 307].includes(status)) {
    return `redirects temporarily (${status}) instead of permanently (301)`;
  }
  if (status !== 301 && status !== 308) return `returns status ${status} instead of 301`;
  const location = response.header('location');
  const target = parseUrl(location, origin);
  if (target === null) return `redirects to “${location}”`;
  if (target.origin !== origin) return `redirects to another origin, ${target.origin}`;
  const expected = new URL(to, origin);
  if (target.pathname !== expected.pathname) return `redirects to ${target.pathname}`;
  return target.search === expected.search ? undefined : 'changes its query';
}

/** Checks that URLs without a page get 404.html: unknown names, wrong case, folders, and files for hosts. */
export async function checkMissing(site: DeployedSite): Promise<void> {
  await Promise.all(
    missingPaths(site).map(async ([path, what, remedy]) => {
      const response = await site.request(path);
      if (response.status !== 404) {
        site.report(remedy, `${what} returns status ${response.status} instead of 404`, path);
      } else if (!response.body.equals(site.notFoundPage)) {
        site.report('notFound', 'the response for a missing page is not 404.html', path);
      } else {
        checkType(site, path, '404.html', response);
        checkHeaders(site, path, response, '404');
      }
    }),
  );
}

type Missing = readonly [path: string, what: string, remedy: Remedy];

function missingPaths({ description, samplePage }: DeployedSite): Missing[] {
  const { pages, aliases } = description;
  const known = new Set([...pages.map((name) => `/${name}`), ...aliases.map(({ from }) => from)]);
  const uppercase = samplePage.toUpperCase();
  const mixed = samplePage.charAt(0).toLowerCase() + samplePage.slice(1);
  const otherCase = [...pages.map((name) => name.toUpperCase()), mixed, `${uppercase}.html`];
  return [
    ['/NoSuchPage', 'an unknown page', 'notFound'],
    ['/no/such/page', 'an unknown path', 'notFound'],
    ['/toString', 'an unknown page', 'notFound'],
    [`/${samplePage}/NoSuchPage`, 'a path below a page', 'notFound'],
    ['/_next/static/chunks/no-such-file.js', 'a missing script', 'notFound'],
    ['/media/no-such-film.mp4', 'a missing film', 'notFound'],
    ['/no-such-file.txt', 'a missing file', 'notFound'],
    [`/${uppercase}X`, 'an unknown page in uppercase', 'notFound'],
    ...otherCase
      .map((name) => `/${name}`)
      .filter((path) => !known.has(path))
      .map((path): Missing => [path, 'a page in a different case', 'paths']),
    ['/MEDIA/home.mp4', 'a film in a different case', 'paths'],
    ['/Robots.txt', 'a file in a different case', 'paths'],
    ['/media', 'a folder', 'paths'],
    ['/media/', 'a folder', 'paths'],
    ['/_headers', 'a file meant only for the host', 'paths'],
    ['/_redirects', 'a file meant only for the host', 'paths'],
    ['/_not-found', 'an internal page', 'files'],
    ['/index', 'a reserved name', 'paths'],
    ['/404', 'the 404 page’s own name', 'notFound'],
    ['/404.html', 'the 404 page’s own name', 'notFound'],
  ];
}
