import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { contentType, isCompressible } from '@/lib/deploy/hosts/content-types';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import type { Remedy } from '@/lib/deploy/verify/finding';
import { rawRequest } from '@/lib/raw-request';
import { readSettings } from '@/lib/settings';
import { temporaryFolder, testPlatform } from '../platform/testing';

const origin = 'https://www.example.com';
const pages = ['Home', 'AITeam', 'ShiftLog'];
const build = 'self.__next_f.push([1,"0:{\\"b\\":\\"thisBuild\\"}"])';

function page(name: string): string {
  return `<!doctype html><title>${name}</title>${'<p>words</p>'.repeat(200)}<script>${build}</script>`;
}

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const files: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  ...Object.fromEntries(pages.map((name) => [`${name}.html`, page(name)])),
  '404.html': page('Page Not Found'),
  'AITeam.txt': 'data of a page '.repeat(200),
  '_next/static/chunks/app.js': 'const a = 1;\n'.repeat(300),
  'media/home.mp4': film,
  'media/home.avif': film,
  'favicon.ico': film,
  'manifest.webmanifest': '{}',
  'sitemap.xml': `<urlset><url><loc>${origin}/</loc></url></urlset>`,
};

type ResponseHeaders = Record<string, string | string[]>;

export interface HostResponse {
  status: number;
  headers: ResponseHeaders;
  body: Buffer;
}

/**
 * Changes a correct response to that of a misconfigured host.
 *
 * @param fetchCorrect returns the correct response for another path or other headers
 */
type BreakResponse = (
  path: string,
  response: HostResponse,
  request: { method: string; headers: Record<string, string> },
  fetchCorrect: (path: string, headers?: Record<string, string>) => Promise<HostResponse>,
) => HostResponse | Promise<HostResponse>;

/** A misconfiguration, the message that reports it, and the message's remedy. */
export type HostFault = readonly [
  name: string,
  message: RegExp,
  remedy: Remedy,
  breakIt: BreakResponse,
];

/** A small site on a host that can be misconfigured with `host.break`; its URL is `host.origin`. */
export function faultyHost() {
  const out = join(temporaryFolder(), 'out');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), content);
    if (!isCompressible(contentType(name))) continue;
    writeFileSync(join(out, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(out, `${name}.gz`), gzipSync(content));
  }
  const siteSettings = readSettings({ NEXT_PUBLIC_SITE_URL: origin });
  const good = testPlatform({ out, siteSettings });
  const host = {
    out,
    description: describeHosting(siteSettings, pages),
    origin: '',
    break: undefined as BreakResponse | undefined,
  };

  async function fetchCorrect(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const sent = await rawRequest(good.platform.url, path, { method, headers });
    const { connection: _, date: __, ...own } = sent.headers;
    return { ...sent, headers: own as ResponseHeaders };
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    // The platform rejects other Host headers.
    const { host: _host, ...named } = request.headers;
    const headers = Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name, String(value)]),
    );
    const correct = await fetchCorrect(url, headers, method);
    const broken = (await host.break?.(url, correct, { method, headers }, fetchCorrect)) ?? correct;
    if (broken.status === 0) return void request.socket.destroy();
    // The body may have changed; Node sends the correct length.
    const { 'content-length': _, ...sent } = broken.headers;
    response.writeHead(broken.status, sent).end(broken.body);
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  return host;
}
