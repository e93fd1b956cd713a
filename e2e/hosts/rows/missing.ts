import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawAnswer } from '@/lib/raw-request';
import type { Subject } from '../servers/host';
import { expectThat } from './row';

/** The answer is the site's own 404 page, with its status, and is not to be kept. */
export function expectMissing({ out, ways }: Subject, path: string, answer: RawAnswer): void {
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
    caching === wanted[ways.missingCaching],
    `${path} returns 404 with Cache-Control “${caching}”`,
  );
}
