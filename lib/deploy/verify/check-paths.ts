import { parseUrl } from '@/lib/parse-url';
import { type DeployedSite, isPage } from './site';

/** Checks percent-encoded page names, second slashes, hostile paths, and paths that no file can have. */
export async function checkPaths(site: DeployedSite): Promise<void> {
  await Promise.all([
    checkEncodedName(site),
    checkSecondUrl(site),
    ...hostilePaths(site.samplePage).map((path) => checkHostilePath(site, path)),
    ...invalidPaths(site.samplePage).map((path) => checkInvalidPath(site, path)),
  ]);
}

async function checkEncodedName({ request, report, files, samplePage: page }: DeployedSite) {
  const path = `/%${page.charCodeAt(0).toString(16)}${page.slice(1)}`;
  let response = await request(path);
  // A host may redirect to the decoded path first.
  if (response.header('location') === `/${page}`) response = await request(`/${page}`);
  const file = files.find(({ name }) => name === `${page}.html`);
  if (response.status !== 200 || !file?.content.equals(response.body)) {
    report('paths', 'a percent-encoded page name doesn’t get the page', path);
  }
}

/** Search engines would list the page at both. */
async function checkSecondUrl({ request, report, samplePage: page }: DeployedSite) {
  const { status } = await request(`//${page}`);
  if (status === 200) report('paths', 'a page has a second URL, with two slashes', `//${page}`);
}

const hostilePaths = (page: string) => [
  // To another site:
  ...['//', '//evil.example', '//evil.example/', '///evil.example/..', '/\\evil.example/'],
  ...['//evil.example/%2e%2e', '/%2f%2fevil.example/', '/%5cevil.example/'],
  ...[`//${page}/`, `//${page.toLowerCase()}`, `/${page}//`, `/${page}%2F`],
  // To files outside `out/`, the last two on a host that decodes a path after validating it:
  ...['/..', '/../out-hosts/nginx.conf', '/../../../../../../../../etc/passwd'],
  ...['/%2e%2e/out-hosts/nginx.conf', '/..%5cout-hosts%5cnginx.conf'],
  ...['/%C0%AE%C0%AE/etc/passwd', '/..%252f..%252fetc%252fpasswd'],
  ...[`/${page}/../${page}`, `/${page};/../../etc/passwd`],
  ...['/%2e%2e%2fout-hosts%2fnginx.conf', '/media/..%2f..%2fout-hosts%2fnginx.conf'],
  // To a header of the response:
  ...[`/${page}%0d%0aSet-Cookie:x=1`, `/${page}/%0d%0aX:1/`],
  `/${page.toLowerCase()}?%0d%0aSet-Cookie:x=1`,
  // To files that have no URL:
  ...['/_headers/', '//_headers', '/\\_headers', '/%5C_headers', '/./_headers/.', '/x/../_headers'],
  ...['/404.html/', '//404.html', `/${page}.html.br/`],
  // To an error:
  ...['/%', '/%zz', '/%E0%A4%A'],
];

/** Checks that a path causes no server error, sets no cookie, stays on this origin, and gets no file but a page. */
async function checkHostilePath(site: DeployedSite, path: string): Promise<void> {
  const { status, header, body } = await site.request(path);
  const report = (message: string) => site.report('security', message, path);
  if (status === 0 || status >= 500) report(`a malformed path fails with status ${status}`);
  if (header('set-cookie') !== '') report('a path sets a cookie');
  const location = header('location');
  const isOwn = parseUrl(location, site.origin)?.origin === site.origin;
  if (location !== '' && (!isOwn || /^[/\\]{2}/.test(location))) {
    report(`a path redirects to ${location}`);
  }
  const isOfPage = site.files.some((file) => isPage(file) && file.content.equals(body));
  if (status === 200 && !isOfPage) report('a path gets something that isn’t a page');
}

/** With a null byte, below a file, or too long. */
const invalidPaths = (page: string) => [
  ...['/%00', `/${page}%00`, `/${page}%00.html`, '/..%00/', '/robots.txt/x'],
  ...[`/${'x'.repeat(2000)}`, `/${'%C3%A4'.repeat(200)}`, `/${'long/'.repeat(840)}`],
];

async function checkInvalidPath({ request, report }: DeployedSite, path: string): Promise<void> {
  const { status } = await request(path);
  if (status >= 400 && status <= 499) return;
  const shown = path.length > 100 ? '/xxx…' : path;
  report('paths', `a path that no file can have returns status ${status}`, shown);
}
