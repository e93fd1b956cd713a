import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutData, writeData } from './page-data';

const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const part = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;

it('takes the data out of a page, and leaves all else', () => {
  const html = `<body><p>Words</p><script id="_R_">a=1</script>${begin}${part('1:"$')}${part('a"\n')}<script>b=2</script></body>`;
  expect(withoutData(html, 'Story.html')).toEqual({
    html: '<body><p>Words</p><script id="_R_">a=1</script><script>b=2</script></body>',
    data: '1:"$a"\n',
  });
});

it.each(["a < b & c > d \u2028 “é” \\ ' ` $& $1", '</script><!-- <script>', 'a\r\nb\0'])(
  'hands on the data as they were: %j',
  (text) => {
    expect(withoutData(`${begin}${part(text)}`, 'Story.html').data).toBe(text);
  },
);

it.each([
  ['none', '<body></body>', 'has no React data'],
  ['only the mark', begin, 'does not recognize'],
  [
    'bytes',
    `${begin}${part('1')}<script>self.__next_f.push([3,"AA=="])</script>`,
    'does not recognize',
  ],
])('names a page with %s', (_, html, complaint) => {
  expect(() => withoutData(html, 'Story.html')).toThrow(
    new RegExp(`^Story.html has .*${complaint}|^Story.html ${complaint}`),
  );
});

it('names the file by what is in it', () => {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  try {
    const address = writeData(out, 'é\r\n');
    expect(address).toMatch(/^\/_next\/static\/data\/[0-9a-f]{16}\.txt$/);
    expect(readFileSync(join(out, address), 'utf8')).toBe('é\r\n');
    expect(writeData(out, 'é\r\n')).toBe(address);
    expect(writeData(out, 'e')).not.toBe(address);
  } finally {
    rmSync(out, { recursive: true });
  }
});
