import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawResponse } from '@/lib/raw-request';
import { expectThat } from '../checks/check';
import type { CheckTarget } from '../servers/host';

/** The answer is the site's own 404 page, with its status, and is not to be kept. */
export function expectNotFoundPage(
  { out, behavior }: CheckTarget,
  path: string,
  answer: RawResponse,
): void {
  expectThat(answer.status === 404, `${path} returns ${answer.status}, not 404`);
  expectThat(
    answer.body.equals(readFileSync(join(out, '404.html'))),
    `${path} returns 404 without the site's own page`,
  );
  expectThat(
    answer.header('content-type') === 'text/html; charset=utf-8',
    `${path} returns 404 as ${answer.header('content-type')}`,
  );
  const caching = answer.header('cache-control');
  const wanted = { revalidated: 'public, max-age=0, must-revalidate', 'not stored': 'no-store' };
  expectThat(
    caching === wanted[behavior.notFoundCaching],
    `${path} returns 404 with Cache-Control “${caching}”`,
  );
}
