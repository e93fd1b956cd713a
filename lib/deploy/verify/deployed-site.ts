import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { HostDescription } from '../hosts/host-description';
import {
  createRequester,
  type RawResponse,
  type RequestOptions,
  type SendRequest,
} from './request';

/** A deployed site, and the build that it should serve. */
export interface DeployedSite {
  origin: string;
  request: SendRequest;
  description: HostDescription;
  /** The published files, with their URL paths. */
  files: readonly PublishedFile[];
}

export interface PublishedFile {
  /** URL path: `/AITeam` for a page. */
  path: string;
  /** Path in `out/`, with slashes. */
  name: string;
  /** As written by the build. */
  content: Buffer;
}

/** Files without a URL: compressed copies, and files that the host reads itself. */
const notPublished = /\.(br|gz)$|^(_headers|_redirects|404\.html|\.[^/]*)$/;

/** @param origin such as 'https://www.example.com' */
export function openDeployedSite(
  origin: string,
  out: string,
  description: HostDescription,
): DeployedSite {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !notPublished.test(name))
    .sort()
    .map((name) => ({ name, path: pathOf(name), content: readFileSync(join(out, name)) }));
  return { origin, request: limitConcurrency(createRequester(origin)), description, files };
}

export function isPage({ name }: PublishedFile): boolean {
  return name.endsWith('.html');
}

function pathOf(name: string): string {
  if (name === 'index.html') return '/';
  const encoded = name.split('/').map(encodeURIComponent).join('/');
  return `/${encoded.replace(/\.html$/, '')}`;
}

const maxConcurrent = 16;

/** Keeps a host's rate limiter from treating this as an attack. */
function limitConcurrency(send: SendRequest): SendRequest {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (path: string, options?: RequestOptions): Promise<RawResponse> => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await send(path, options);
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
