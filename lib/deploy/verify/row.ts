import { parseUrl } from '@/lib/parse-url';
import type { RawResponse } from '@/lib/raw-request';
import type { Remedy } from './remedies';
import type { Ask, Site } from './site';

/** A request, and what must come back. */
export interface Check extends Ask {
  /** A string says what came back instead. */
  isRight(answer: RawResponse): boolean | string | Promise<boolean | string>;
}

/** Checks for one thing, what's wrong if one fails, and how to fix it. */
export interface Row {
  checks(site: Site): readonly Check[];
  wrong: string;
  fix: Remedy;
}

/** Checks that are the same for all of these paths. */
export function atPaths(paths: readonly string[], isRight: Check['isRight']): Check[] {
  return paths.map((path) => ({ path, isRight }));
}

/** What came back instead of the right status: the same for the same mistake at other paths. */
export function cameWith({ status, header }: RawResponse): string {
  const elsewhere = parseUrl(header('location'))?.origin;
  return `status ${status}${elsewhere === undefined ? '' : `, to ${elsewhere}`}`;
}

/** Names of no page, missing files, and folders. */
export function unknownPaths({ samplePage: page }: Site): string[] {
  const names = ['/NoSuchPage', '/no/such/page', '/toString', `/${page}/NoSuchPage`, '/media'];
  const missing = ['/_next/static/chunks/no-such-file.js', '/media/no-such-film.mp4', '/no.txt'];
  return [...names, ...missing, '/media/'];
}
