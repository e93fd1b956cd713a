import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = '/_next/static/data';

/** A text as JSON writes it, its quotes included. */
const literal = String.raw`("[^"\\]*(?:\\.[^"\\]*)*")`;

/** What React is given: a mark that the data begins, and then texts, which are one stream. */
const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const part = new RegExp(String.raw`<script>self\.__next_f\.push\(\[1,${literal}\]\)</script>`, 'g');

/**
 * Takes out of a page the data that React needs to take it over: all its words once more, which would
 * make the page nearly twice as long before its first paint.
 *
 * @throws when the page has none, or other data than text: the export looks other than this step expects.
 */
export function withoutData(html: string, page: string): { html: string; data: string } {
  if (!html.includes(begin)) throw new Error(`${page} has no React data`);
  let data = '';
  const bare = html.replace(begin, '').replace(part, (_, text: string) => {
    data += JSON.parse(text);
    return '';
  });
  if (data === '' || bare.includes('__next_f')) {
    throw new Error(`${page} has React data in a format this step does not recognize`);
  }
  return { html: bare, data };
}

/**
 * Writes a page's data to a file that is named by what is in it: a page that a cache has kept finds the
 * data that it was made with, not those of a later deploy.
 *
 * @returns its address.
 */
export function writeData(out: string, data: string): string {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  const address = `${folder}/${hash}.txt`;
  mkdirSync(dirname(join(out, address)), { recursive: true });
  writeFileSync(join(out, address), data);
  return address;
}
