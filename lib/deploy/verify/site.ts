import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type RawResponse, rawRequest } from '@/lib/raw-request';
import type { Settings, SiteServices } from '@/lib/settings';
import { describeHosting, type HostedPage, notFoundFile } from '../hosts/host-description';

/** A deployed site, and the build that it should serve. */
export type Site = ReturnType<typeof openSite>;

export interface PublishedFile {
  /** URL path: `/AITeam` for a page. */
  path: string;
  /** Path in `out/`, with slashes. */
  name: string;
  content: Buffer;
}

/** A request: by default, a GET to the site. */
export interface Ask {
  /** Sent as it's written here. */
  path: string;
  method?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Another origin than the site's. */
  origin?: string | undefined;
}

/** Files without a URL: compressed copies, and files that the host reads itself. */
const notPublished = /\.(br|gz)$|^(_headers|_redirects|404\.html|\.[^/]*)$/;

export function openSite(
  origin: string,
  {
    out,
    settings,
    pages,
    services,
  }: { out: string; settings: Settings; pages: readonly HostedPage[]; services?: SiteServices },
) {
  const answers = new Map<string, Promise<RawResponse>>();
  const failures = new Map<string, string>();

  /** Without a complete response, the status is 0. */
  async function send({ path, method = 'GET', headers = {}, origin: to = origin }: Ask) {
    try {
      return await rawRequest(to, path, { method, headers });
    } catch (error) {
      failures.set(path, error instanceof Error ? error.message : String(error));
      return { status: 0, headersDistinct: {}, header: () => '', body: Buffer.alloc(0) };
    }
  }

  return {
    origin,
    settings,
    description: describeHosting(settings, pages, services),
    files: publishedFiles(out),
    /** A page that isn't Home, to try a rule on that's the same for all of them. */
    samplePage: pages.find(({ name }) => name !== 'Home')?.name ?? 'Home',
    /** The content of 404.html, which has no URL. */
    notFoundPage: readFileSync(join(out, notFoundFile)),
    /** Paths without a complete response, and why. */
    failures,
    /** Sends each request once, however often it's asked for. */
    request({ path, method, headers, origin: to }: Ask): Promise<RawResponse> {
      const ask = { path, method, headers, origin: to };
      const key = JSON.stringify(ask);
      const answer = answers.get(key) ?? send(ask);
      answers.set(key, answer);
      return answer;
    },
  };
}

function publishedFiles(out: string): PublishedFile[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !notPublished.test(name))
    .sort()
    .map((name) => ({ name, path: pathOf(name), content: readFileSync(join(out, name)) }));
}

function pathOf(name: string): string {
  if (name === 'index.html') return '/';
  const encoded = name.split('/').map(encodeURIComponent).join('/');
  return `/${encoded.replace(/\.html$/, '')}`;
}
