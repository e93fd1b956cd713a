import { parseUrl } from '@/lib/parse-url';
import type { RawResponse } from '@/lib/raw-request';
import type { Remedy } from './remedies';
import type { Ask, Site } from './site';

/** Hosts that can't do everything, whatever their settings: values of `npm run verify -- URL --host`. */
export const limitedHosts = [
  'cloudflare-pages',
  'cloudflare-workers',
  'cloudfront',
  'netlify',
  'github-pages',
] as const;
export type LimitedHost = (typeof limitedHosts)[number];

/** Requests, what must come back, what's wrong otherwise, and how to fix it. */
export interface Row<A extends Ask = Ask> {
  asks(site: Site): readonly A[];
  /** Whether the answer is right. A string says what's in it instead. */
  isRight(answer: RawResponse, ask: A, site: Site): boolean | string | Promise<boolean | string>;
  wrong: string;
  fix: Remedy;
  /** Hosts that this row isn't for. */
  unable?: readonly LimitedHost[];
}

/** A row whose requests have more than other rows need. */
export function row<A extends Ask>(typed: Row<A>): Row {
  return typed;
}

/** What came back instead of the right status: the same for the same mistake at other paths. */
export function cameWith({ status, header }: RawResponse): string {
  const elsewhere = parseUrl(header('location'))?.origin;
  return `status ${status}${elsewhere === undefined ? '' : `, to ${elsewhere}`}`;
}
