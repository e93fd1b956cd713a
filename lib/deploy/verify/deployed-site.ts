import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { HostDescription } from '../hosts/host-description';
import {
  createRequester,
  type RawResponse,
  type RequestOptions,
  type SendRequest,
} from './request';

/** A site as it answers, and the build that it should be. */
export interface DeployedSite {
  origin: string;
  request: SendRequest;
  description: HostDescription;
  /** What is published, with the address of each file. */
  files: readonly PublishedFile[];
}

export interface PublishedFile {
  /** Where readers find it: `/AITeam` for a page. */
  path: string;
  /** In `out/`, with slashes. */
  name: string;
  /** What the build has written. */
  content: Buffer;
}

/** Neither compressed neighbors, which have no address of their own, nor what a host reads itself. */
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

/** A host that counts requests is not to take this for an attack. */
function limitConcurrency(ask: SendRequest): SendRequest {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (path: string, asked?: RequestOptions): Promise<RawResponse> => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await ask(path, asked);
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
