import type { DeployedSite } from './deployed-site';
import type { Finding, Remedy } from './finding';

/** What has no page: unknown names, another case, second addresses, folders, a host's own files. */
export async function checkMissing(site: DeployedSite): Promise<Finding[]> {
  const errorPage = await site.request('/404.html');
  const found = await Promise.all(
    missingPaths(site.description.pages).map(async ([path, what, remedy]): Promise<Finding[]> => {
      const answer = await site.request(path, { headers: { 'Accept-Encoding': 'identity' } });
      if (answer.status === 200) return [{ message: `${what} returns status 200`, path, remedy }];
      if (answer.status !== 404) {
        const said = `${what} returns status ${answer.status} instead of 404`;
        return [{ message: said, path, remedy }];
      }
      if (answer.body.includes('Page Not Found')) return [];
      return [
        { message: 'the response for a missing page is not 404.html', path, remedy: 'notFound' },
      ];
    }),
  );
  if (errorPage.status === 200) {
    found.push([
      {
        message: '404.html is served as a page with status 200',
        path: '/404.html',
        remedy: 'notFound',
      },
    ]);
  }
  return found.flat();
}

function missingPaths(pages: readonly string[]): [string, string, Remedy][] {
  const [page = 'Home'] = pages.filter((name) => name !== 'Home');
  return [
    ['/NoSuchPage', 'an unknown page', 'notFound'],
    ['/no/such/page', 'an unknown path', 'notFound'],
    ['/_next/static/chunks/no-such-file.js', 'a missing script', 'notFound'],
    [`/${page.toUpperCase()}X`, 'an unknown page in uppercase', 'notFound'],
    [`/${mixedCase(page)}`, 'a page in a different case', 'paths'],
    ['/media/', 'a folder', 'paths'],
    ['/_headers', 'a file meant only for the host', 'paths'],
    ['/_redirects', 'a file meant only for the host', 'paths'],
    ['/_not-found', 'an internal page', 'files'],
  ];
}

/** Neither the page's own spelling nor its alias: `aITeam`. */
function mixedCase(page: string): string {
  return page.charAt(0).toLowerCase() + page.slice(1, -1) + page.slice(-1).toUpperCase();
}
