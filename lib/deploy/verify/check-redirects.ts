import type { RawResponse } from '@/lib/raw-request';
import { checkHeaders } from './check-headers';
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
  if (!URL.canParse(location, origin)) return `redirects to “${location}”`;
  const target = new URL(location, origin);
  if (target.origin !== origin) return `redirects to another origin, ${target.origin}`;
  const expected = new URL(to, origin);
  if (target.pathname !== expected.pathname) return `redirects to ${target.pathname}`;
  return target.search === expected.search ? undefined : 'changes its query';
}
