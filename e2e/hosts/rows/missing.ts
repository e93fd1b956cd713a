import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawResponse } from '@/lib/raw-request';
import { expectThat } from '../checks/check';
import type { CheckTarget } from '../servers/host';

/** Checks that a response is the site's 404 page with status 404 and isn't cached. */
export function expectNotFoundPage(
  { out, behavior }: CheckTarget,
  path: string,
  response: RawResponse,
): void {
  expectThat(response.status === 404, `${path} returns ${response.status}, not 404`);
  expectThat(
    response.body.equals(readFileSync(join(out, '404.html'))),
    `${path} returns 404 without the site's own page`,
  );
  expectThat(
    response.header('content-type') === 'text/html; charset=utf-8',
    `${path} returns 404 as ${response.header('content-type')}`,
  );
  const cacheControl = response.header('cache-control');
  const wanted = { revalidated: 'public, max-age=0, must-revalidate', 'not stored': 'no-store' };
  expectThat(
    cacheControl === wanted[behavior.notFoundCaching],
    `${path} returns 404 with Cache-Control “${cacheControl}”`,
  );
}
