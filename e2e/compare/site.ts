import { existsSync, readdirSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { Hono } from 'hono';
import { parseUrl } from '@/lib/parse-url';
import { readRedirects, staticHost } from '../platform/static/host';

/** Why there's nothing to compare: one sentence that says what's wrong, where, and what to do. */
export class CompareError extends Error {
  override readonly name = 'CompareError';
}

/** A response, with no redirect followed. */
interface Answer {
  status: number;
  type: string;
  /** Where a redirect leads, as a path on the site or an address elsewhere; '' without one. */
  location: string;
  body: Buffer;
}

/** One of the two sites to compare: an export in a folder, or one that's published at an address. */
export interface Site {
  label: string;
  /** Paths that are known without reading any page: pages and redirects. */
  knownPaths(): Promise<string[]>;
  /**
   * The answer to a request.
   *
   * @param path with a leading slash, percent-encoded
   * @throws CompareError if there's none, or the host fails, so what it has doesn't count as missing
   */
  get(path: string): Promise<Answer>;
}

/**
 * @param where an address with http or https, or a folder
 * @throws CompareError if it's neither, or there's no site
 */
export async function openSite(where: string): Promise<Site> {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(where)) return openFolder(where);
  if (/^https?:\/\//i.test(where) && parseUrl(where) !== null) return openAddress(where);
  throw new CompareError(
    `${where} isn’t a web address. It starts with https://, as in https://www.example.com.`,
  );
}

/** @throws CompareError if the folder has no export */
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
    get: async (path) => answerOf(await host.request(path), new URL(path, 'http://localhost')),
  };
}

/** @throws CompareError if there's no site at the address, or another one */
async function openAddress(address: string): Promise<Site> {
  // A host may redirect its root, such as from example.com to www.example.com.
  const { origin } = new URL((await request(new URL('/', address), 'follow')).url);
  const answers = new Map<string, Promise<Answer>>();
  const get = (path: string): Promise<Answer> => {
    const url = new URL(origin + path);
    const answer = answers.get(path) ?? request(url).then((found) => answerOf(found, url));
    answers.set(path, answer);
    return answer;
  };
  // The build writes this into every page.
  if (!(await get('/')).body.includes('data-boot')) {
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

async function request(url: URL, redirect: RequestRedirect = 'manual'): Promise<Response> {
  try {
    return await fetch(url, { redirect, signal: AbortSignal.timeout(30_000) });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CompareError(
      `${url.href} can’t be reached (${reason}). Check the address and your connection, then try again.`,
    );
  }
}

async function answerOf(response: Response, url: URL): Promise<Answer> {
  const { status, headers } = response;
  if (!(status < 400 || status === 404 || status === 410)) {
    throw new CompareError(
      `${url.href} answers with status ${status}. Try again later. If it keeps failing, contact your hosting provider.`,
    );
  }
  const location = headers.get('location') ?? '';
  const target = parseUrl(location, url.href) ?? url;
  return {
    status,
    type: headers.get('content-type') ?? '',
    location: location && (target.origin === url.origin ? target.pathname : target.href),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
