import { readdirSync, readFileSync } from 'node:fs';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { join, relative, sep } from 'node:path';
import { type RawResponse, rawRequest } from '@/lib/raw-request';
import { type HostDescription, notFoundFile } from '../hosts/host-description';
import type { Finding, Remedy } from './finding';

/** A deployed site, the build that it should serve, and what was found to be wrong with it. */
export type DeployedSite = ReturnType<typeof openDeployedSite>;

export interface PublishedFile {
  /** URL path: `/AITeam` for a page. */
  path: string;
  /** Path in `out/`, with slashes. */
  name: string;
  content: Buffer;
}

/** Files without a URL: compressed copies, and files that the host reads itself. */
const notPublished = /\.(br|gz)$|^(_headers|_redirects|404\.html|\.[^/]*)$/;

/** Few enough connections that a host's rate limiter doesn't see an attack. */
const connections = { maxSockets: 16 };

export function openDeployedSite(origin: string, out: string, description: HostDescription) {
  const agent = new (origin.startsWith('https:') ? HttpsAgent : HttpAgent)(connections);
  const findings: Finding[] = [];
  return {
    origin,
    description,
    files: publishedFiles(out),
    /** A page that isn't Home, to try a rule on that's the same for all of them. */
    samplePage: description.pages.find((name) => name !== 'Home') ?? 'Home',
    /** The content of 404.html, which has no URL. */
    notFoundPage: readFileSync(join(out, notFoundFile)),
    findings,
    report: (remedy: Remedy, message: string, path: string) =>
      void findings.push({ message, path, remedy }),
    /** Requests a path exactly as written. Without a complete response, the status is 0 and the body is the reason. */
    async request(
      path: string,
      headers: Readonly<Record<string, string>> = {},
      method = 'GET',
    ): Promise<RawResponse> {
      try {
        return await rawRequest(origin, path, { method, headers, agent });
      } catch (error) {
        // A failed request is a finding too, so it's returned, not thrown.
        const body = Buffer.from(error instanceof Error ? error.message : String(error));
        return { status: 0, headersDistinct: {}, header: () => '', body };
      }
    },
  };
}

export function isPage({ name }: PublishedFile): boolean {
  return name.endsWith('.html');
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
