import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { maxPageBytes } from '@/lib/budgets';

/** What to tell the person who builds if the HTML of pages is too large, with a line for each; null if none is. */
export function pageSizeWarning(out: string): string | null {
  const lines = readdirSync(out)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, size: statSync(join(out, `${name}.br`)).size }))
    .filter(({ size }) => size > maxPageBytes)
    .map(({ name, size }) => `out/${name}: ${size.toLocaleString('en-US')} bytes with Brotli`);
  if (lines.length === 0) return null;
  const limit = maxPageBytes.toLocaleString('en-US');
  return `Warning: a page should have at most ${limit} bytes. Shorten its text:\n${lines.join('\n')}`;
}
