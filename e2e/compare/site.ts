import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Hono } from 'hono';
import { fetchLimited, printable } from '@/lib/fetch-limited';
import { parseUrl } from '@/lib/parse-url';
import { readRedirects, staticHost } from '../platform/static/host';

/** Why there's nothing to compare: what's wrong, where, and what to do. Its message can be printed. */
export class CompareError extends Error {
  override readonly name = 'CompareError';
}

/** One of the two sites: an export in a folder, or one that's published at an address. */
export interface Site {
  label: string;
  /** Paths that are known without reading a page. */
  paths: readonly string[];
  /**
   * @param path with a leading slash, percent-encoded
   * @returns what the host answers; `location` is '' without a redirect, and none is followed
   * @throws CompareError if there's no answer, or the host fails, so what it has doesn't count as missing
   */
  get(path: string): Promise<ReturnType<typeof toAnswer>>;
}

/** @throws CompareError if there's no built site in the folder or at the address */
export async function openSite(where: string): Promise<Site> {
  const url = /^https?:/i.test(where) ? parseUrl(where) : null;
  return url === null ? openFolder(where) : openAddress(url.origin);
}

export function openFolder(folder: string): Site {
  const root = resolve(folder);
  if (!existsSync(join(root, 'index.html'))) {
    const remedy = 'Run `npm run build`, or pass the site’s address, which starts with https://.';
    throw new CompareError(`There’s no built site in “${printable(folder)}”. ${remedy}`);
  }
  const pages = readdirSync(root).filter((file) => /^(?!404\.).*\.html$/.test(file));
  const host = new Hono().all('*', staticHost(root));
  return {
    // The report is sent to others, whom another machine's folders don't concern.
    label: basename(root),
    paths: [
      ...pages.map((file) => `/${encodeURIComponent(file.slice(0, -5))}`.replace('/index', '/')),
      ...readRedirects(root).map(({ from }) => from),
    ],
    async get(path) {
      const response = await host.request(path);
      const body = Buffer.from(await response.arrayBuffer());
      const header = (name: string) => response.headers.get(name) ?? '';
      return toAnswer(new URL(path, 'http://localhost'), { status: response.status, header, body });
    },
  };
}

async function openAddress(origin: string): Promise<Site> {
  const answers = new Map<string, ReturnType<Site['get']>>();
  const get = (path: string) => {
    const url = new URL(origin + path);
    const read = async () => toAnswer(url, await fetchLimited(url).catch(unreachable(url)));
    const answer = answers.get(path) ?? read();
    answers.set(path, answer);
    return answer;
  };
  const { location, body } = await get('/');
  // The build writes this into every page.
  if (!body.includes('data-boot')) {
    const reason =
      location === '' ? 'isn’t a page that this project built' : `leads to ${location}`;
    throw new CompareError(`${origin}/ ${reason}. Check the address.`);
  }
  return { label: origin, paths: ['/'], get };
}

const unreachable = (url: URL) => (error: Error) => {
  const remedy = 'Check the address, and try again.';
  throw new CompareError(`${url.href} can’t be read (${error.message}). ${remedy}`);
};

function toAnswer(url: URL, { status, header, body }: Awaited<ReturnType<typeof fetchLimited>>) {
  if (!(status < 400 || status === 404 || status === 410)) {
    throw new CompareError(`${url.href} answers with status ${status}. Try again later.`);
  }
  const found = printable(header('location'));
  const target = parseUrl(found, url.href) ?? url;
  const location = found && (target.origin === url.origin ? target.pathname : target.href);
  return { status, type: header('content-type'), location, body };
}
