import { type DeployedSite, isPage, samplePage } from './site';

/** Checks percent-encoded page names, hostile paths, and paths that no file can have. */
export async function checkPaths(site: DeployedSite): Promise<void> {
  const page = samplePage(site);
  await Promise.all([
    checkEncodedName(site, page),
    ...hostilePaths(page).map((path) => checkHostilePath(site, path)),
    ...invalidPaths(page).map((path) => checkInvalidPath(site, path)),
  ]);
}

async function checkEncodedName({ request, report, files }: DeployedSite, page: string) {
  const path = `/%${page.charCodeAt(0).toString(16)}${page.slice(1)}`;
  let response = await request(path);
  // A host may redirect to the decoded path first.
  if (response.header('location') === `/${page}`) response = await request(`/${page}`);
  const file = files.find(({ name }) => name === `${page}.html`);
  if (response.status !== 200 || file?.content.equals(response.body) !== true) {
    report('paths', 'a percent-encoded page name doesn’t get the page', path);
  }
}

function hostilePaths(page: string): string[] {
  const elsewhere = [
    ...['//', '//evil.example', '//evil.example/', '///evil.example/..', '/\\evil.example/'],
    ...['//evil.example/%2e%2e', '/%2f%2fevil.example/', '/%5cevil.example/'],
    ...[`//${page}/`, `//${page.toLowerCase()}`, `/${page}//`, `/${page}%2F`],
  ];
  const outside = [
    ...['/..', '/../out-hosts/nginx.conf', '/../../../../../../../../etc/passwd'],
    ...['/%2e%2e/out-hosts/nginx.conf', '/..%5cout-hosts%5cnginx.conf'],
    ...['/%C0%AE%C0%AE/etc/passwd', '/..%252f..%252fetc%252fpasswd'],
    ...[`/${page}/../${page}`, `/${page};/../../etc/passwd`],
    // These reach files next to `out/` on a host that decodes a path after validating it.
    ...['/%2e%2e%2fout-hosts%2fnginx.conf', '/media/..%2f..%2fout-hosts%2fnginx.conf'],
  ];
  const headers = [
    ...[`/${page}%0d%0aSet-Cookie:x=1`, `/${page}/%0d%0aX:1/`],
    `/${page.toLowerCase()}?%0d%0aSet-Cookie:x=1`,
  ];
  return [...elsewhere, ...outside, ...headers, '/%', '/%zz', '/%E0%A4%A'];
}

/** Checks that a path causes no server error, sets no cookie, stays on this origin, and gets no file but a page. */
async function checkHostilePath(site: DeployedSite, path: string): Promise<void> {
  const { request, report, origin, files } = site;
  const { status, header, headers, body } = await request(path);
  if (status === 0 || status >= 500) {
    report('security', `a malformed path fails with status ${status}`, path);
  }
  if (headers['set-cookie'] !== undefined) report('security', 'a path sets a cookie', path);
  const location = header('location');
  const isOwn = URL.canParse(location, origin) && new URL(location, origin).origin === origin;
  if (location !== '' && (!isOwn || /^[/\\]{2}/.test(location))) {
    report('security', `a path redirects to ${location}`, path);
  }
  if (status !== 200) return;
  if (!files.some((file) => isPage(file) && file.content.equals(body))) {
    report('security', 'a path gets something that isn’t a page', path);
  }
}

/** With a null byte, below a file, or too long. */
function invalidPaths(page: string): string[] {
  return [
    ...['/%00', `/${page}%00`, `/${page}%00.html`, '/..%00/', '/robots.txt/x'],
    `/${'x'.repeat(2000)}`,
  ];
}

async function checkInvalidPath({ request, report }: DeployedSite, path: string): Promise<void> {
  const { status } = await request(path);
  if (status >= 400 && status <= 499) return;
  const shown = path.length > 100 ? '/xxx…' : path;
  report('paths', `a path that no file can have returns status ${status}`, shown);
}
