import type { DeployedSite } from './deployed-site';
import type { Finding } from './finding';
import { getHeader, type RawResponse } from './request';

/** Checks that other spellings of a page redirect to it permanently and keep the query. */
export async function checkRedirects(site: DeployedSite): Promise<Finding[]> {
  const { aliases, pages } = site.description;
  const [page = 'Home'] = pages.filter((name) => name !== 'Home');
  const expected = [
    ...aliases.map(({ from, to }) => ({ from, to, kind: 'an alias' })),
    { from: `/${page}.html`, to: `/${page}`, kind: 'a page’s name with .html' },
    { from: `/${page}/`, to: `/${page}`, kind: 'a page’s name with a trailing slash' },
    { from: '/index.html', to: '/', kind: 'index.html' },
  ];
  const findings = await Promise.all(
    expected.map(async ({ from, to, kind }): Promise<Finding[]> => {
      const what = redirectProblem(site.origin, to, await site.request(`${from}?utm_source=a%20b`));
      return what === undefined
        ? []
        : [{ message: `${kind} ${what}`, path: from, remedy: 'redirects' }];
    }),
  );
  return findings.flat();
}

function redirectProblem(origin: string, to: string, response: RawResponse): string | undefined {
  const { status } = response;
  if (status === 200) return 'serves the page at a second URL instead of redirecting';
  if (status === 302 || status === 303 || status === 307) {
    return `redirects temporarily (${status}) instead of permanently (301)`;
  }
  if (status !== 301 && status !== 308) return `returns status ${status} instead of 301`;
  const location = getHeader(response, 'location') ?? '';
  if (!URL.canParse(location, origin)) return `redirects to “${location}”`;
  const target = new URL(location, origin);
  if (target.origin !== origin) return `redirects to another origin, ${target.origin}`;
  if (target.pathname !== to) return `redirects to ${target.pathname} instead of its page`;
  if (target.search !== '?utm_source=a%20b') return 'drops its query';
  return undefined;
}
