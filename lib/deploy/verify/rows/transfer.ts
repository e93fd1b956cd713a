import { cameWith, type Row, row } from '../row';
import type { Ask, Site } from '../site';

/** Home, a page, a film, and a script. */
function samples({ files, samplePage }: Site): string[] {
  const others = ['.mp4', '.js'].map((ending) => files.find(({ name }) => name.endsWith(ending)));
  return ['/', `/${samplePage}`, ...others.flatMap((file) => file?.path ?? [])];
}

/** Without compression, and compressed in each way. */
const revalidated = (site: Site): Ask[] =>
  samples(site).flatMap((path) =>
    ['identity', 'gzip', 'br'].map((accepted) => {
      return { path, headers: { 'Accept-Encoding': accepted } };
    }),
  );

/** A part of every film, from its middle, end, and beyond. */
function ranges({ files }: Site) {
  const films = files.filter(({ name }) => name.endsWith('.mp4'));
  return films.flatMap(({ path, content }) => {
    const size = content.byteLength;
    const parts: [range: string, first: number, end: number][] = [
      ['100-199', 100, 200],
      [`${size - 10}-`, size - 10, size],
      ['-10', size - 10, size],
      [`${size}-`, size, size],
    ];
    return parts.map(([range, first, end]) => {
      const contentRange = `bytes ${first}-${end - 1}/${size}`;
      const part = content.subarray(first, end);
      return { path, contentRange, part, headers: { Range: `bytes=${range}` } };
    });
  });
}

/** How files are transferred, and whether the platform answers. */
export const transferRows: readonly Row[] = [
  {
    asks: (site) =>
      [...samples(site), `/${site.samplePage.toLowerCase()}`, '/NoSuchPage'].map((path) => {
        return { path, method: 'HEAD' };
      }),
    isRight: async (head, { path }, site) => {
      const get = await site.request({ path });
      const names = ['content-type', 'cache-control', 'location', 'etag'];
      const changed = names.filter((name) => head.header(name) !== get.header(name));
      if (head.status !== get.status) changed.push(cameWith(head));
      return changed.length === 0 || changed.join(', ');
    },
    wrong: 'HEAD isn’t answered like GET',
    fix: 'transfer',
  },
  {
    asks: ({ samplePage }) =>
      ['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ method, path: `/${samplePage}` })),
    isRight: (answer) => (answer.status >= 400 && answer.status < 500) || cameWith(answer),
    wrong: 'a request to write isn’t refused with 405',
    fix: 'transfer',
  },
  {
    asks: revalidated,
    isRight: async ({ status, header }, { path, headers }, site) => {
      const [etag, modified] = [header('etag'), header('last-modified')];
      if (status !== 200) return true;
      if (etag + modified === '') return 'it has neither ETag nor Last-Modified';
      // Of the two, the ETag counts (RFC 9110, section 13.1.3).
      const condition = etag !== '' ? { 'If-None-Match': etag } : { 'If-Modified-Since': modified };
      const again = await site.request({ path, headers: { ...headers, ...condition } });
      return again.status === 304 || cameWith(again);
    },
    wrong: 'is sent again to clients that already have it',
    fix: 'transfer',
  },
  {
    asks: (site) =>
      samples(site).map((path) => ({ path, headers: { 'If-None-Match': '"another"' } })),
    isRight: (answer) => answer.status !== 304,
    wrong: 'is not sent to clients that have another version',
    fix: 'transfer',
  },
  row({
    asks: ranges,
    isRight: (answer, { part, contentRange }) => {
      if (part.byteLength === 0) return answer.status === 416 || cameWith(answer);
      const isPart = answer.status === 206 && answer.header('content-range') === contentRange;
      return (isPart && answer.body.equals(part)) || cameWith(answer);
    },
    wrong: 'a part of a film isn’t served, so Safari can’t play it',
    fix: 'transfer',
    unable: ['cloudflare-pages', 'cloudflare-workers'],
  }),
  {
    asks: platformSettings,
    isRight: (answer, { origin }, site) => {
      const isJson = answer.header('content-type').includes('json');
      if (answer.status !== 200 || !isJson) return cameWith(answer);
      const allowed = [site.origin, '*'].includes(answer.header('access-control-allow-origin'));
      return origin === site.origin || allowed || 'it doesn’t allow this origin';
    },
    wrong: 'the platform doesn’t answer this site',
    fix: 'platform',
  },
];

/** What the site asks the platform first. */
function platformSettings({ origin, settings: { platformUrl, appId } }: Site): Ask[] {
  const platform = new URL(platformUrl === '' ? origin : platformUrl);
  const base = platform.pathname.replace(/\/$/, '');
  const path = `${base}/api/apps/public/prod/public-settings/by-id/${appId}`;
  return [{ origin: platform.origin, path, headers: { Origin: origin, 'X-App-Id': appId } }];
}
