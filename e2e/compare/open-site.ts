import { existsSync, readdirSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { Hono } from 'hono';
import { parseUrl } from '@/lib/parse-url';
import { readRedirects, staticHost } from '../platform/static/host';
import { type Answer, CompareError, type Site } from './site';

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

/** Calls a function once for each path. */
function remember(get: Site['get']): Site['get'] {
  const answers = new Map<string, Promise<Answer>>();
  return (path) => {
    const answer = answers.get(path) ?? get(path);
    answers.set(path, answer);
    return answer;
  };
}

/** @throws CompareError if the folder has no export */
export function openFolder(folder: string): Site {
  const root = resolve(folder);
  if (!existsSync(root)) {
    const remedy = folder === 'out' ? 'Run `npm run build` first' : 'Check its name';
    throw new CompareError(`There’s no folder ${folder}. ${remedy}.`);
  }
  if (!existsSync(join(root, 'index.html'))) {
    throw new CompareError(
      `${folder} has no index.html, so it isn’t a built site. Pass the folder that \`npm run build\` wrote, or a copy of it.`,
    );
  }
  // The report is sent to others, whom another machine's folders don't concern.
  const label = isAbsolute(folder) ? basename(root) : folder;
  const pages = readdirSync(root)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${encodeURIComponent(file.slice(0, -5))}`));
  const host = new Hono().all('*', staticHost(root));
  return {
    label,
    knownPaths: async () => [...pages, ...readRedirects(root).map(({ from }) => from)],
    get: async (path) => answerOf(await host.request(path), new URL(path, 'http://localhost')),
  };
}

/** @throws CompareError if there's no site at the address, or another one */
async function openAddress(address: string): Promise<Site> {
  // A host may redirect its root, such as from example.com to www.example.com.
  const { origin: base } = new URL((await request(new URL('/', address), 'follow')).url);
  const get = remember((path) => request(new URL(`${base}${path}`)));
  const home = await get('/');
  if (home.status !== 200) {
    throw new CompareError(
      `${base}/ answers with status ${home.status} instead of a page. Open it in a browser. If it fails there too, contact your hosting provider.`,
    );
  }
  // The build writes this into every page.
  if (!home.body.includes('data-boot')) {
    throw new CompareError(
      `${base}/ isn’t this website: it has a page, but not one that this project built. Check the address.`,
    );
  }
  const knownPaths = async () => {
    const { status, body } = await get('/sitemap.xml');
    const listed = status === 200 ? [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)] : [];
    return ['/', ...listed.flatMap(([, url = '']) => parseUrl(url)?.pathname ?? [])];
  };
  return { label: base, knownPaths, get };
}

async function request(
  url: URL,
  redirect: RequestRedirect = 'manual',
): Promise<Answer & { url: string }> {
  try {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(url, { redirect, signal });
    return { url: response.url, ...(await answerOf(response, url)) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CompareError(
      `${url.href} can’t be reached (${reason}). Check the address and your connection, then try again.`,
    );
  }
}

async function answerOf(response: Response, url: URL): Promise<Answer> {
  const location = response.headers.get('location') ?? '';
  const target = parseUrl(location, url.href) ?? url;
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    location: location && (target.origin === url.origin ? target.pathname : target.href),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
