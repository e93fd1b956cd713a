import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { asOneScript } from './one-script';

const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const part = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;

/** What React finds after a browser has run a page's scripts. */
function dataOf(html: string): unknown {
  const self: { __next_f?: unknown[] } = {};
  const data = /<script type="text\/plain" id="page-data">([\s\S]*?)<\/script>/.exec(html)?.[1];
  const document = { getElementById: () => ({ text: data }) };
  for (const [, script = ''] of html.matchAll(/<script(?: id="_R_")?>([\s\S]*?)<\/script>/g)) {
    runInNewContext(script, { self, document });
  }
  return JSON.parse(JSON.stringify(self.__next_f));
}

it('makes one script of those behind one another, and a text of the data', () => {
  const html = `<body><p>Words</p><script id="_R_">self.a=1;</script>${begin}${part('1:"$')}${part('a"\n')}<script>self.b=2</script></body>`;
  const one = asOneScript(html);
  expect(one).toContain('<p>Words</p><script type="text/plain" id="page-data">1:"$a"\n</script>');
  expect(one.match(/<script/g)).toHaveLength(2);
  expect(one).toContain(
    '<script id="_R_">self.a=1;\n(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,document.getElementById(\'page-data\').text]);\nself.b=2</script></body>',
  );
  expect(dataOf(one)).toEqual([[0], [1, '1:"$a"\n']]);
});

it.each([
  "a < b & c > d \u2028 “é” \\ ' ` $& $1",
  '</script',
  'a </SCRIPT> b',
  '<!-- <script>',
  'a\r\nb',
  'a\0b',
])('hands React the data as it was: %j', (text) => {
  expect(dataOf(asOneScript(`${begin}${part(text)}`))).toEqual([[0], [1, text]]);
});

it('leaves alone what is not behind one another, has attributes or an address', () => {
  const html =
    '<script data-boot="">a</script><script type="application/ld+json">{}</script><script src="/a.js"></script><script>b</script><p></p><script>c</script>';
  expect(asOneScript(html)).toBe(html);
});
