import type { DeployedSite, PublishedFile } from './site';

/** Checks HEAD, write methods, revalidation, and range requests for films. */
export async function checkTransfer(site: DeployedSite): Promise<void> {
  const page = `/${site.samplePage}`;
  const films = site.files.filter(({ name }) => name.endsWith('.mp4'));
  const script = site.files.find(({ name }) => name.endsWith('.js'));
  const samples = [films[0], script].flatMap((file) => file?.path ?? []);
  const heads = ['/', page, page.toLowerCase(), '/NoSuchPage', ...samples];
  await Promise.all([
    ...heads.map((path) => checkHead(site, path)),
    ...['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => checkWrite(site, page, method)),
    ...['/', page, ...samples].flatMap((path) =>
      ['identity', 'gzip', 'br'].map((encoding) => checkRevalidation(site, path, encoding)),
    ),
    ...films.map((film) => checkRange(site, film, 'bytes=100-199', 100, 199)),
    ...films.slice(0, 1).map((film) => checkRanges(site, film)),
  ]);
}

async function checkHead({ request, report }: DeployedSite, path: string): Promise<void> {
  const [whole, head] = [await request(path), await request(path, {}, 'HEAD')];
  if (head.status !== whole.status) {
    report('transfer', `HEAD returns status ${head.status} instead of ${whole.status}`, path);
  }
  if (head.body.byteLength > 0) report('transfer', 'HEAD returns a body', path);
  for (const name of ['content-type', 'cache-control', 'location', 'etag']) {
    if (head.header(name) !== whole.header(name)) {
      report('transfer', `HEAD has another ${name} than GET`, path);
    }
  }
}

async function checkWrite({ request, report }: DeployedSite, path: string, method: string) {
  const { status } = await request(path, {}, method);
  if (status < 400 || status > 499) {
    report('transfer', `${method} returns status ${status} instead of 405`, path);
  }
}

async function checkRevalidation(
  { request, report }: DeployedSite,
  path: string,
  encoding: string,
): Promise<void> {
  const accepted = { 'Accept-Encoding': encoding };
  const { status, header } = await request(path, accepted);
  if (status !== 200) return;
  const [etag, modified] = [header('etag'), header('last-modified')];
  if (etag === '' && modified === '') {
    report('transfer', 'has neither ETag nor Last-Modified', path);
    return;
  }
  // Of the two, the ETag counts (RFC 9110, section 13.1.3).
  const condition = etag !== '' ? { 'If-None-Match': etag } : { 'If-Modified-Since': modified };
  const again = await request(path, { ...accepted, ...condition });
  if (again.status !== 304 || again.body.byteLength > 0) {
    report('transfer', 'is sent again to clients that already have it', path);
  }
  if ((await request(path, { ...accepted, 'If-None-Match': '"another"' })).status !== 200) {
    report('transfer', 'is not sent to clients that have another version', path);
  }
}

async function checkRanges(site: DeployedSite, film: PublishedFile): Promise<void> {
  const last = film.content.byteLength - 1;
  await checkRange(site, film, 'bytes=0-1', 0, 1);
  await checkRange(site, film, `bytes=${last - 9}-`, last - 9, last);
  await checkRange(site, film, 'bytes=-10', last - 9, last);
  const { status } = await site.request(film.path, { Range: `bytes=${last + 1}-` });
  if (status !== 416) {
    site.report('transfer', 'a film’s range beyond its end isn’t refused', film.path);
  }
}

async function checkRange(
  { request, report }: DeployedSite,
  { path, content }: PublishedFile,
  range: string,
  first: number,
  last: number,
): Promise<void> {
  const { status, header, body } = await request(path, { Range: range });
  const isPart =
    status === 206 &&
    header('content-range') === `bytes ${first}-${last}/${content.byteLength}` &&
    body.equals(content.subarray(first, last + 1));
  if (!isPart) report('transfer', `a film’s range ${range} isn’t served`, path);
}
