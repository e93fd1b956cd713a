import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawRequest } from '@/lib/raw-request';
import { expectThat, forEachConcurrently, type HostCheck } from './check';

const film = '/media/home.mp4';

/** The URL path of one of the build's hashed files with this extension. @throws if there's none */
export function hashedFile(out: string, extension: string): string {
  const folder = join(out, '_next/static');
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    // Some hosts don't compress smaller files.
    .find((file) => file.endsWith(extension) && statSync(join(folder, file)).size > 2000);
  if (name === undefined) throw new Error(`${folder} has no file that ends in ${extension}.`);
  return `/_next/static/${name.replaceAll('\\', '/')}`;
}

const heads: HostCheck = {
  title: 'HEAD returns the headers of GET and no body',
  behaviors: [],
  run: ({ url, out }) =>
    forEachConcurrently(
      ['/', '/AITeam', '/aiteam', '/Nope', film, hashedFile(out, '.js')],
      async (path) => {
        const [whole, head] = [
          await rawRequest(url, path),
          await rawRequest(url, path, { method: 'HEAD' }),
        ];
        expectThat(head.status === whole.status, `HEAD ${path} returns ${head.status}`);
        expectThat(head.body.byteLength === 0, `HEAD ${path} has a body`);
        for (const name of ['content-type', 'cache-control', 'location', 'etag']) {
          const [got, wanted] = [head.header(name), whole.header(name)];
          expectThat(got === wanted, `HEAD ${path} has ${name} “${got}”, GET “${wanted}”`);
        }
      },
    ),
};

const writes: HostCheck = {
  title: 'write methods are refused',
  behaviors: [],
  run: ({ url }) =>
    forEachConcurrently(['POST', 'PUT', 'DELETE', 'PATCH'], async (method) => {
      for (const path of ['/AITeam', '/robots.txt']) {
        const { status } = await rawRequest(url, path, { method });
        expectThat(status === 405, `${method} ${path} returns ${status}`);
      }
    }),
};

const ranges: HostCheck = {
  title: 'films support range requests',
  behaviors: ['ranges'],
  async run({ url, out, behavior }) {
    const whole = readFileSync(join(out, film));
    const { byteLength: size } = whole;
    const parts: [string, number, number][] = [
      ['bytes=0-1', 0, 1],
      ['bytes=1000-1999', 1000, 1999],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      ['bytes=-10', size - 10, size - 1],
    ];
    return forEachConcurrently(parts, async ([Range, first, last]) => {
      const { status, header, body } = await rawRequest(url, film, { headers: { Range } });
      if (behavior.ranges === 'whole') {
        // A server may ignore the header (RFC 9110, section 14.2).
        expectThat(
          status === 200 && body.equals(whole),
          `${Range} returns ${status}, not the whole`,
        );
        return;
      }
      expectThat(status === 206, `${Range} returns ${status}, not 206`);
      const range = header('content-range');
      expectThat(range === `bytes ${first}-${last}/${size}`, `${Range} returns ${range}`);
      expectThat(body.equals(whole.subarray(first, last + 1)), `${Range} returns the wrong bytes`);
    });
  },
};

const rangeBeyondEnd: HostCheck = {
  title: 'a range beyond the end of the film is refused (416)',
  behaviors: ['ranges'],
  async run({ url, behavior }) {
    const { status } = await rawRequest(url, film, { headers: { Range: 'bytes=99999999-' } });
    const wanted = behavior.ranges === 'whole' ? 200 : 416;
    expectThat(status === wanted, `It returns ${status}, not ${wanted}`);
    return 1;
  },
};

const conditionalRequests: HostCheck = {
  title: 'a client that has the file gets 304',
  behaviors: ['lastModified'],
  run: ({ url, out, behavior }) =>
    forEachConcurrently(['/', '/AITeam', film, hashedFile(out, '.js')], async (path) => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const accepted = { 'Accept-Encoding': encoding };
        const first = await rawRequest(url, path, { headers: accepted });
        const etag = first.header('etag');
        expectThat(/^(W\/)?"[^"]+"$/.test(etag), `${path} has the ETag “${etag}”`);
        const again = await rawRequest(url, path, {
          headers: { ...accepted, 'If-None-Match': etag },
        });
        expectThat(again.status === 304, `${path} (${encoding}) returns ${again.status}, not 304`);
        expectThat(again.body.byteLength === 0, `${path} sends a body with 304`);
        const other = await rawRequest(url, path, {
          headers: { ...accepted, 'If-None-Match': '"x"' },
        });
        expectThat(other.status === 200, `${path} returns ${other.status} to another ETag`);
      }
      const modified = (await rawRequest(url, path)).header('last-modified');
      const isSent = modified !== '';
      expectThat(
        isSent === (behavior.lastModified === 'sent'),
        `${path} has Last-Modified “${modified}”`,
      );
      if (!isSent) return;
      const since = await rawRequest(url, path, { headers: { 'If-Modified-Since': modified } });
      expectThat(since.status === 304, `${path} returns ${since.status} for its own date`);
    }),
};

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
} as const;

const compression: HostCheck = {
  title: 'text is compressed as the browser asks; films and images are not',
  behaviors: ['vary', 'encoding'],
  async run({ url, out, behavior }) {
    const texts = [
      ['/', 'index.html'],
      ['/AITeam', 'AITeam.html'],
      ['/AITeam.txt', 'AITeam.txt'],
      ['/search.json', 'search.json'],
      ['/sitemap.xml', 'sitemap.xml'],
      ...[hashedFile(out, '.js'), hashedFile(out, '.css')].map((path) => [path, path]),
    ] as const;
    const both = behavior.encoding === 'best' ? 'gzip, deflate, br' : 'br, gzip';
    const count = await forEachConcurrently(texts, async ([path, file]) => {
      const plain = readFileSync(join(out, file ?? ''));
      const as = (accepted: string) =>
        rawRequest(url, path ?? '', { headers: { 'Accept-Encoding': accepted } });
      for (const encoding of ['br', 'gzip'] as const) {
        const accepted = encoding === 'gzip' ? 'gzip' : both;
        const { header, body } = await as(accepted);
        const got = header('content-encoding');
        expectThat(
          got === encoding,
          `${path} is sent as “${got}” to clients that accept ${accepted}`,
        );
        expectThat(
          decoders[encoding](body).equals(plain),
          `${path} as ${encoding} is a different file`,
        );
        const varies = /accept-encoding/i.test(header('vary'));
        expectThat(varies === (behavior.vary === 'sent'), `${path} has Vary “${header('vary')}”`);
      }
      const whole = await as('identity');
      expectThat(
        whole.header('content-encoding') === '',
        `${path} is compressed without being asked`,
      );
      expectThat(whole.body.equals(plain), `${path} is a different file`);
    });
    for (const path of [film, '/media/home.avif', hashedFile(out, '.woff2')]) {
      const { header } = await rawRequest(url, path, {
        headers: { 'Accept-Encoding': 'br, gzip' },
      });
      expectThat(header('content-encoding') === '', `${path} is compressed twice`);
    }
    return count + 3;
  },
};

export const transferChecks = [
  heads,
  writes,
  ranges,
  rangeBeyondEnd,
  conditionalRequests,
  compression,
];
