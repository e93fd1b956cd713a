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
])('%j is %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test('a quoted cell that does not end, or goes on, is named with its line', () => {
  expect(() => parseCsv('a\n"b')).toThrow('line 2: a quoted cell is not closed');
  expect(() => parseCsv('"a\nb"\n"c"d')).toThrow('line 3: text after a closing quote');
});

test('reads back whatever was written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), fc.boolean(), (rows, crlf) => {
      const line = (row: string[]) =>
        row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
      const text = rows.map(line).join(crlf ? '\r\n' : '\n');
      const kept = rows.filter((row) => row.length > 1 || row[0] !== '');
      expect(parseCsv(text)).toEqual(kept);
    }),
  );
});
