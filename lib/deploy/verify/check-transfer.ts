import type { DeployedSite, PublishedFile } from './site';

/** Checks HEAD, write methods, revalidation, and range requests for films. */
export async function checkTransfer({ request, ...site }: DeployedSite): Promise<void> {
  const report = (message: string, path: string) => site.report('transfer', message, path);
  const page = `/${site.samplePage}`;
  const films = site.files.filter(({ name }) => name.endsWith('.mp4'));
  const script = site.files.find(({ name }) => name.endsWith('.js'));
  const samples = [films[0], script].flatMap((file) => file?.path ?? []);
  await Promise.all([
    ...['/', page, page.toLowerCase(), '/NoSuchPage', ...samples].map(checkHead),
    ...['POST', 'PUT', 'DELETE', 'PATCH'].map(checkWrite),
    ...['/', page, ...samples].flatMap((path) =>
      ['identity', 'gzip', 'br'].map((encoding) => checkRevalidation(path, encoding)),
    ),
    ...films.map((film) => checkRange(film, 'bytes=100-199', 100, 199)),
    ...films.slice(0, 1).map(checkRanges),
  ]);

  async function checkHead(path: string): Promise<void> {
    const [whole, head] = [await request(path), await request(path, {}, 'HEAD')];
    if (head.status !== whole.status) {
      report(`HEAD returns status ${head.status} instead of ${whole.status}`, path);
    }
    if (head.body.byteLength > 0) report('HEAD returns a body', path);
    for (const name of ['content-type', 'cache-control', 'location', 'etag']) {
      if (head.header(name) !== whole.header(name))
        report(`HEAD has another ${name} than GET`, path);
    }
  }

  async function checkWrite(method: string): Promise<void> {
    const { status } = await request(page, {}, method);
    if (status < 400 || status > 499) {
      report(`${method} returns status ${status} instead of 405`, page);
    }
  }

  async function checkRevalidation(path: string, encoding: string): Promise<void> {
    const accepted = { 'Accept-Encoding': encoding };
    const { status, header } = await request(path, accepted);
    if (status !== 200) return;
    const [etag, modified] = [header('etag'), header('last-modified')];
    if (etag === '' && modified === '') return report('has neither ETag nor Last-Modified', path);
    // Of the two, the ETag counts (RFC 9110, section 13.1.3).
    const condition = etag !== '' ? { 'If-None-Match': etag } : { 'If-Modified-Since': modified };
    const again = await request(path, { ...accepted, ...condition });
    if (again.status !== 304 || again.body.byteLength > 0) {
      report('is sent again to clients that already have it', path);
    }
    if ((await request(path, { ...accepted, 'If-None-Match': '"another"' })).status !== 200) {
      report('is not sent to clients that have another version', path);
    }
  }

  async function checkRanges(film: PublishedFile): Promise<void> {
    const last = film.content.byteLength - 1;
    await checkRange(film, 'bytes=0-1', 0, 1);
    await checkRange(film, `bytes=${last - 9}-`, last - 9, last);
    await checkRange(film, 'bytes=-10', last - 9, last);
    const { status } = await request(film.path, { Range: `bytes=${last + 1}-` });
    if (status !== 416) report('a film’s range beyond its end isn’t refused', film.path);
  }

  async function checkRange(
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
    if (!isPart) report(`a film’s range ${range} isn’t served`, path);
  }
}
