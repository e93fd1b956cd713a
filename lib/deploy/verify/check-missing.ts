import { checkType } from './check-files';
import { checkHeaders } from './check-headers';
import type { Remedy } from './finding';
import { type DeployedSite, samplePage } from './site';

/** Checks that URLs without a page get 404.html: unknown names, wrong case, folders, and files for hosts. */
export async function checkMissing(site: DeployedSite): Promise<void> {
  const paths = [...unknownPaths(site), ...wrongCase(site), ...withoutUrl];
  await Promise.all(paths.map((missing) => checkMissingPath(site, missing)));
}

type Missing = readonly [path: string, what: string, remedy: Remedy];

async function checkMissingPath(site: DeployedSite, [path, what, remedy]: Missing) {
  const response = await site.request(path);
  if (response.status !== 404) {
    site.report(remedy, `${what} returns status ${response.status} instead of 404`, path);
  } else if (!response.body.equals(site.notFoundPage)) {
    site.report('notFound', 'the response for a missing page is not 404.html', path);
  } else {
    checkType(site, path, '404.html', response);
    checkHeaders(site, path, response, '404');
  }
}

function unknownPaths(site: DeployedSite): Missing[] {
  const page = samplePage(site);
  return [
    ['/NoSuchPage', 'an unknown page', 'notFound'],
    ['/no/such/page', 'an unknown path', 'notFound'],
    ['/toString', 'an unknown page', 'notFound'],
    [`/${page}/NoSuchPage`, 'a path below a page', 'notFound'],
    ['/_next/static/chunks/no-such-file.js', 'a missing script', 'notFound'],
    ['/media/no-such-film.mp4', 'a missing film', 'notFound'],
    ['/no-such-file.txt', 'a missing file', 'notFound'],
  ];
}

/** Page names in spellings that are neither a page's name nor its alias, and files in the wrong case. */
function wrongCase(site: DeployedSite): Missing[] {
  const { pages, aliases } = site.description;
  const page = samplePage(site);
  const known = new Set([...pages.map((name) => `/${name}`), ...aliases.map(({ from }) => from)]);
  const mixed = page.charAt(0).toLowerCase() + page.slice(1);
  const spellings = [...pages.map((name) => name.toUpperCase()), mixed]
    .map((name) => `/${name}`)
    .filter((path) => !known.has(path));
  return [
    ...spellings.map((path): Missing => [path, 'a page in a different case', 'paths']),
    [`/${page.toUpperCase()}X`, 'an unknown page in uppercase', 'notFound'],
    [`/${page.toUpperCase()}.html`, 'a page in a different case', 'paths'],
    ['/MEDIA/home.mp4', 'a film in a different case', 'paths'],
    ['/Robots.txt', 'a file in a different case', 'paths'],
  ];
}

const withoutUrl: readonly Missing[] = [
  ['/media', 'a folder', 'paths'],
  ['/media/', 'a folder', 'paths'],
  ['/_headers', 'a file meant only for the host', 'paths'],
  ['/_redirects', 'a file meant only for the host', 'paths'],
  ['/_not-found', 'an internal page', 'files'],
  ['/index', 'a reserved name', 'paths'],
  ['/404', 'the 404 page’s own name', 'notFound'],
  ['/404.html', 'the 404 page’s own name', 'notFound'],
];
