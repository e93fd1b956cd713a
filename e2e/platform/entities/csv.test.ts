import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './csv';

test.each<[string, string[][]]>([
  ['', []],
  ['a', [['a']]],
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\uFEFFa\n\nb', [['a'], ['b']]],
  [',', [['', '']]],
  ['"a ""b"", c\nd",e', [['a "b", c\nd', 'e']]],
  ['a\rb', [['a\rb']]],
])('parses %j as %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test('names the line of a quoted cell that isn’t closed or is followed by text', () => {
  expect(() => parseCsv('a\n"b')).toThrow('line 2: a quoted cell is not closed');
  expect(() => parseCsv('"a\nb"\n"c"d')).toThrow('line 3: text after a closing quote');
});

test('reads back any written rows', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), fc.boolean(), (rows, crlf) => {
      const line = (row: string[]) =>
        row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
      const text = rows.map(line).join(crlf ? '\r\n' : '\n');
      const expected = rows.filter((row) => row.length > 1 || row[0] !== '');
      expect(parseCsv(text)).toEqual(expected);
    }),
  );
});
