import { existsSync, readdirSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { Hono } from 'hono';
import { fetchLimited, printable } from '@/lib/fetch-limited';
import { parseUrl } from '@/lib/parse-url';
import { readRedirects, staticHost } from '../platform/static/host';

/** Why there's nothing to compare: what's wrong, where, and what to do. Its message can be printed. */
export class CompareError extends Error {
  override readonly name = 'CompareError';
}

/** A response. No redirect is followed. */
interface Answer {
  status: number;
  type: string;
  /** Where a redirect leads: a path on the site, or an address elsewhere; '' without one. */
  location: string;
  body: Buffer;
}

/** One of the two sites: an export in a folder, or one that's published at an address. */
export interface Site {
  label: string;
  /** Paths that are known without reading a page. */
  knownPaths(): Promise<string[]>;
  /**
   * @param path with a leading slash, percent-encoded
   * @throws CompareError if there's no answer, or the host fails, so what it has doesn't count as missing
   */
  get(path: string): Promise<Answer>;
}

/** @throws CompareError if there's no built site in the folder or at the address */
export async function openSite(where: string): Promise<Site> {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(where)) return openFolder(where);
  const url = /^https?:/i.test(where) ? parseUrl(where) : null;
  if (url !== null) return openAddress(url.origin);
  throw new CompareError(
    `${printable(where)} isn’t a web address. It starts with https://, as in https://www.example.com.`,
  );
}

export function openFolder(folder: string): Site {
  const root = resolve(folder);
  if (!existsSync(join(root, 'index.html'))) {
    const remedy = folder === 'out' ? 'Run `npm run build` first' : 'Check its name';
    throw new CompareError(`There’s no built site in the folder ${folder}. ${remedy}.`);
  }
  const pages = readdirSync(root)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${encodeURIComponent(file.slice(0, -5))}`));
  const host = new Hono().all('*', staticHost(root));
  return {
    // The report is sent to others, whom another machine's folders don't concern.
    label: isAbsolute(folder) ? basename(root) : folder,
    knownPaths: async () => [...pages, ...readRedirects(root).map(({ from }) => from)],
    async get(path) {
      const response = await host.request(path);
      const body = Buffer.from(await response.arrayBuffer());
      const header = (name: string) => response.headers.get(name) ?? '';
      const url = new URL(path, 'http://localhost');
      return answer(url, { status: response.status, header, body });
    },
  };
}

async function openAddress(origin: string): Promise<Site> {
  const answers = new Map<string, Promise<Answer>>();
  const get = (path: string): Promise<Answer> => {
    const url = new URL(origin + path);
    const found =
      answers.get(path) ??
      fetchLimited(url).then((response) => answer(url, response), unreachable(url));
    answers.set(path, found);
    return found;
  };
  const { location, body } = await get('/');
  if (/^https?:/.test(location)) {
    throw new CompareError(`${origin} redirects to ${location}. Pass that address.`);
  }
  // The build writes this into every page.
  if (!body.includes('data-boot')) {
    throw new CompareError(
      `${origin}/ isn’t this website: what’s there isn’t a page that this project built. Check the address.`,
    );
  }
  return {
    label: origin,
    get,
    async knownPaths() {
      const listed = (await get('/sitemap.xml')).body.toString().matchAll(/<loc>([^<]+)<\/loc>/g);
      return ['/', ...[...listed].flatMap(([, url = '']) => parseUrl(url)?.pathname ?? [])];
    },
  };
}

function unreachable(url: URL) {
  return (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CompareError(
      `${url.href} can’t be read (${printable(reason)}). Check the address, and try again.`,
    );
  };
}

interface Response {
  status: number;
  header(name: string): string;
  body: Buffer;
}

function answer(url: URL, { status, header, body }: Response): Answer {
  if (!(status < 400 || status === 404 || status === 410)) {
    throw new CompareError(`${url.href} answers with status ${status}. Try again later.`);
  }
  const location = printable(header('location'));
  const target = parseUrl(location, url.href) ?? url;
  return {
    status,
    type: header('content-type'),
    location: location && (target.origin === url.origin ? target.pathname : target.href),
    body,
  };
}
