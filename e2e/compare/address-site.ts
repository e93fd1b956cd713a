import { createConcurrencyLimit } from '../platform/concurrency';
import { CompareError } from './compare-error';
import { type Answer, remember, type Site } from './site';

const timeoutMs = 30_000;
const maxBytes = 50_000_000;

/** Written by the build into every page. */
const buildMark = 'data-boot';

/** @throws CompareError if there's no site at the address, or another one */
export async function openAddress(address: string): Promise<Site> {
  const base = await followToOrigin(address);
  // Keeps a host's rate limiter from treating this as an attack.
  const requests = createConcurrencyLimit(8);
  const get = remember((path) => requests.run(() => request(new URL(`${base}${path}`))));
  const home = await get('/');
  if (home.status !== 200) {
    throw new CompareError(
      `${base}/ answers with status ${home.status} instead of a page. Open it in a browser. If it fails there too, contact your hosting provider.`,
    );
  }
  if (!home.body.includes(buildMark)) {
    throw new CompareError(
      `${base}/ isn’t this website: it has a page, but not one that this project built. Check the address.`,
    );
  }
  const knownPaths = async () => {
    const sitemap = await get('/sitemap.xml');
    const listed = sitemap.status === 200 ? sitemap.body.toString() : '';
    return [
      '/',
      ...[...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) => pathOf(url)),
    ];
  };
  return { label: base, address: base, knownPaths, get };
}

/** A host may redirect its root, such as from example.com to www.example.com. @returns the origin where that ends */
async function followToOrigin(address: string): Promise<string> {
  let url = new URL(address);
  for (let hops = 0; hops < 5; hops += 1) {
    const { location } = await request(new URL('/', url));
    if (location === '' || location === '/') break;
    url = new URL(location, url);
  }
  return url.origin;
}

async function request(url: URL): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (Number(response.headers.get('content-length')) > maxBytes) {
      throw new Error('the file is too large');
    }
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      location: relativeTo(url, response.headers.get('location')),
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CompareError(
      `${url.href} can’t be reached (${reason}). Check the address and your connection, then try again.`,
    );
  }
}

function relativeTo(from: URL, location: string | null): string {
  if (location === null || !URL.canParse(location, from)) return '';
  const target = new URL(location, from);
  return target.origin === from.origin ? target.pathname : target.href;
}

function pathOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).pathname] : [];
}
