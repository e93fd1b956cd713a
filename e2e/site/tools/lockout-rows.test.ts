import { describe, expect, it } from 'vitest';
import { readRows } from '@/components/tools/isolation/read-rows';

const point = (tag: string, position: string) => ({
  tag,
  energy: 'Discharge, 150 psig',
  device: 'Gate valve',
  position,
  lock: 'R-3',
  holder: 'L. Poe',
  verification: 'Handwheel tried',
});

describe('reads rows that were pasted', () => {
  it.each([
    [
      'from a spreadsheet, with another order, a running number, and a quoted line break',
      'No.\tHazardous energy\tIsolation point\tDevice type\tIsolated position\tHow verified\tLock no.\tHung by\n' +
        '1\tDischarge, 150 psig\tHV-12\tGate valve\t"Locked\nclosed"\tHandwheel tried\tR-3\tL. Poe\n',
      [point('HV-12', 'Locked closed')],
    ],
    [
      'from a European spreadsheet, with semicolons and a comma in a cell',
      'sep=;\nValve;Energy source;Type;State;Padlock;Lock holder;Tryout\nHV-12;Discharge, 150 psig;Gate valve;LC;R-3;L. Poe;Handwheel tried\n',
      [point('HV-12', 'LC')],
    ],
    [
      'from SAP, with its names, vertical bars, and a column that isn’t read',
      '|Technical object|Medium|Isolation type|Required position|Lock number|Applied by|Test|Work center|\n' +
        '|HV-12|Discharge, 150 psig|Gate valve|Closed|R-3|L. Poe|Handwheel tried|OPS1|',
      [point('HV-12', 'Closed')],
    ],
    [
      'from Word, with its hyphens and spaces',
      'Point\tHolder\tLock\tEnergy\tDevice\tPosition\tVerified\r\nHV\u201112\tL.\u00a0Poe\tR\u20113\tDischarge, 150\u00a0psig\tGate valve\tLocked closed\tHandwheel tried\r\n',
      [point('HV-12', 'Locked closed')],
    ],
  ])('%s', (_, text, points) => {
    expect(readRows(text)).toMatchObject({ points, unread: [] });
  });
});

const head = 'Tag,Energy,Device,Position,Lock,Holder,Verification';
const row = 'HV-12,"Discharge, 150 psig",Gate valve,Closed,R-3,L. Poe,Handwheel tried';

it.each([
  ['a row without a tag', ',Suction,Gate valve,Closed,R-2,L. Poe,Tried', 'Line 3: it has no tag'],
  ['a tag twice', row, 'Line 3: “HV-12” is in the list twice'],
  ['a comma too many', `HV-13${row.slice(5)},,x`, 'Line 3: it has more cells than the 7 headings'],
  [
    'a quote that isn’t closed',
    'HV-13,"Suction,Gate valve',
    'Line 3: a quote isn’t closed, or has whole rows in it',
  ],
  [
    'a cell that’s too long',
    `HV-13,Suction,Gate valve,Closed,R-2,L. Poe,${'x'.repeat(201)}`,
    `Line 3: “${'x'.repeat(40)}…” is longer than 200 characters`,
  ],
])('refuses %s by its line, and reads the rest', (_, bad, problem) => {
  const { points, unread } = readRows([head, row, bad].join('\n'));
  expect(points).toEqual([point('HV-12', 'Closed')]);
  expect(unread).toEqual([problem]);
});

it('reads nothing from a list without one of the columns, and says which', () => {
  const { points, report } = readRows('Tag\tEnergy\nHV-12\tSuction');
  expect(points).toEqual([]);
  expect(report).toBe(
    'Line 1: no column for device, position, lock, holder, verification. Nothing was read.',
  );
});
