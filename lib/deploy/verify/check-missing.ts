import type { DeployedSite } from './deployed-site';
import type { Finding, Remedy } from './finding';

/** Checks that URLs without a page return 404.html: unknown names, wrong case, folders, and files for hosts. */
export async function checkMissing(site: DeployedSite): Promise<Finding[]> {
  const errorPage = await site.request('/404.html');
  const findings = await Promise.all(
    missingPaths(site.description.pages).map(async ([path, what, remedy]): Promise<Finding[]> => {
      const response = await site.request(path, { headers: { 'Accept-Encoding': 'identity' } });
      if (response.status === 200) return [{ message: `${what} returns status 200`, path, remedy }];
      if (response.status !== 404) {
        const message = `${what} returns status ${response.status} instead of 404`;
        return [{ message, path, remedy }];
      }
      if (response.body.includes('Page Not Found')) return [];
      return [
        { message: 'the response for a missing page is not 404.html', path, remedy: 'notFound' },
      ];
    }),
  );
  if (errorPage.status === 200) {
    findings.push([
      {
        message: '404.html is served as a page with status 200',
        path: '/404.html',
        remedy: 'notFound',
      },
    ]);
  }
  return findings.flat();
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

/** A spelling that's neither the page's name nor its alias: `aITeaM`. */
function mixedCase(page: string): string {
  return page.charAt(0).toLowerCase() + page.slice(1, -1) + page.slice(-1).toUpperCase();
}
