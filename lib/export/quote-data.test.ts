import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { quoteData } from './quote-data';

/** As Next writes it into a page. */
const page = (data: string) =>
  `<p>Words</p><script>self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])</script>`;

function readBack(html: string): unknown {
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1];
  const self = { __next_f: [] as unknown[] };
  runInNewContext(script ?? '', { self });
  return self.__next_f[0];
}

const hard = [
  'a:["$","p",null,{"className":"x"}]\n',
  String.raw`a back\slash, one before a quote \" and a \n that is no line`,
  'it’s, it\'s, "quoted" and `so`',
  '</script><script>alert(1)</script><!-- <SCRIPT',
  'a\u2028b\u2029c\u0000d',
  '$& $1 $$',
];

it.each(hard)('React reads the same: %j', (data) => {
  expect(readBack(quoteData(page(data), 'x.html'))).toEqual([1, data]);
});

it('has no backslash before a double quote', () => {
  expect(quoteData(page('{"a":"b"}'), 'x.html')).toContain(`push([1,'{"a":"b"}'])`);
});

it('leaves nothing that would end the script or begin a comment', () => {
  const html = quoteData(page('</script></SCRIPT><!--<script'), 'x.html');
  expect(html.match(/<\/script|<!--|<script/gi)).toEqual(['<script', '</script']);
});

it('names the page without data', () => {
  expect(() => quoteData('<p>Words</p>', 'Story.html')).toThrow('Story.html holds no data');
});
