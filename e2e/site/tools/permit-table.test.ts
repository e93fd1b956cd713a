import { expect, it } from 'vitest';
import { readListFile } from '@/components/tools/permit-board/list-file';
import { readList } from '@/components/tools/permit-board/permit-list';
import { formatHours } from '@/lib/calculations/hours';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;
const header = 'permit,work,place,start,end';

/** Columns in an order of their own, with two more. */
const wide = ['Remarks', 'Permit no', 'Work', 'Location', 'Start', 'End', 'Issued by'];
const first = ['', 'PTW-1', 'Hot work', 'bay 4', '07:00', '10:00', 'M. Trevino'];
const second = ['', 'PTW-2', 'Crane lift', 'bay 1', '08:00', '09:00', ''];
const remarks = (text: string, row: readonly string[]) => [text, ...row.slice(1)];
const tabs = (...rows: readonly (readonly string[])[]) =>
  [wide, ...rows].map((row) => row.join('\t')).join('\r\n');
const commas = (...rows: readonly (readonly string[])[]) =>
  [wide, ...rows].map((row) => row.join(',')).join('\r\n');
const both = ['PTW-1 07:00–10:00', 'PTW-2 08:00–09:00'];

it.each<[what: string, text: string, jobs: string[], problems?: string[]]>([
  // Quotes, and what they're around.
  ['inches', tabs(remarks('24" line', first), remarks('6" and 8" lines', second)), both],
  ['a line break in a cell', tabs(remarks('"Wide\n2"', first), second), both],
  [
    'a line break in a cell, and a title',
    `Lookahead\r\n${commas(remarks('"Wide\n2"', first), second)}`,
    both,
  ],
  ['a line break in a heading', tabs(first, second).replace('Permit no', '"Permit\nno"'), both],
  // Empty cells after a quoted one.
  ['an empty cell after a quote', tabs(['"Wide"', ...first.slice(1)], second), both],
  [
    'an open quote',
    commas(first, remarks('"Wide', second), second),
    ['PTW-1 07:00–10:00'],
    ['Lines 3–4: a quote isn’t closed, or has whole lines in it.'],
  ],
  [
    'a quote around whole rows',
    commas(remarks('"Wide', first), second, remarks('2"', second)).replace('2",PTW-2', '2",PTW-3'),
    [],
    ['Lines 2–4: a quote isn’t closed, or has whole lines in it.'],
  ],
  [
    'a wrong row of two lines',
    commas(remarks('"Wide\n2"', first), second).replace('07:00', 'noon'),
    ['PTW-2 08:00–09:00'],
    ['Lines 2–3: “noon” isn’t a time like 07:15 or 2026-03-12 07:15.'],
  ],
  [
    'a comma without quotes',
    `${header}\nPTW-1,Hot work,Pipe rack 3, bay 4,07:00,10:00`,
    [],
    ['Line 2: it has 6 cells, but there are 5 columns.'],
  ],
  // Separators, and what's around cells.
  ['semicolons in a heading', commas(first, second).replace('Remarks', 'remarks (why; who)'), both],
  [
    'commas in a heading',
    tabs(first, second).replace('Remarks', 'why, who, when, where, how'),
    both,
  ],
  ['bars', commas(first, second).replaceAll(',', '|'), both],
  ['semicolons', commas(first, second).replaceAll(',', ';'), both],
  [
    'a space before a quote',
    commas(remarks('x', first), second).replace(',bay 4', ', "bay 4"'),
    both,
  ],
  [
    'a quoted comma after a space',
    `${header}\nPTW-1, "Hot work", "A, bay 4",07:00,10:00`,
    both.slice(0, 1),
  ],
  ['sep= with CR LF', `sep=|\r\n${commas(first, second).replaceAll(',', '|')}`, both],
  ['sep= in quotes', `\uFEFF"sep=\t"\r\n${tabs(first, second)}`, both],
  ['CR alone', tabs(first, second).replaceAll('\r\n', '\r'), both],
  [
    'empty lines',
    `\n\n${commas(first)}\n\n,,,,,,\n${second.join(',').replace('bay 1', 'bay 9')}`,
    ['PTW-1 07:00–10:00'],
    ['Line 7: bay 9 isn’t one of'],
  ],
])(
  'reads each row of a table with %s, or says which it can’t',
  (_, text, expected, problems = []) => {
    const { jobs, report } = readList(text, board);
    expect(jobs.map((job) => `${job.tag} ${formatHours(job)}`)).toEqual(expected);
    const said = report.slice(1).filter((line) => !line.startsWith('Not used: '));
    expect(said).toEqual(problems.map((problem) => expect.stringContaining(problem)));
    expect(report[0]).toBe(
      `${expected.length === 1 ? '1 line' : `${expected.length} lines`} read, ${problems.length} refused.`,
    );
  },
);

const kuehlturm = 'Kühlturm, Süd';
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

it.each<[string, Uint8Array<ArrayBuffer> | Buffer<ArrayBuffer>]>([
  ['UTF-8', Buffer.from(kuehlturm)],
  ['Windows-1252', Buffer.from(kuehlturm, 'latin1')],
  ['UTF-16', utf16(kuehlturm, false)],
  ['UTF-16 with a mark', utf16(`\uFEFF${kuehlturm}`, false)],
  ['UTF-16, the other order', utf16(kuehlturm, true)],
])('reads a file in %s', async (_, bytes) => {
  expect(await readListFile(new File([bytes], 'permits.csv'))).toEqual({
    text: kuehlturm,
    problem: null,
  });
});

it.each([
  ['permits.xlsx', [0x50, 0x4b, 3, 4, 0x14, 0], 'permits.xlsx is a workbook. In Excel, choose'],
  ['permits.ods', [0x50, 0x4b, 3, 4, 0, 0, 0, 1], 'permits.ods is a workbook. In Excel, choose'],
  ['permits.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'permits.xls is a workbook of an old Excel.'],
  ['permits.pdf', [...Buffer.from('%PDF-1.7')], 'permits.pdf is a PDF.'],
  ['export.xls', [...Buffer.from('<html><table>')], 'export.xls is a web page or XML'],
  ['export.csv', [...utf16('\uFEFF<?xml', false)], 'export.csv is a web page or XML'],
])('says what %s is, and how to save it as CSV', async (name, bytes, problem) => {
  const read = await readListFile(new File([new Uint8Array(bytes)], name));
  expect(read.text).toBeNull();
  expect(read.problem).toContain(problem);
  expect(read.problem).toContain('CSV UTF-8');
});
