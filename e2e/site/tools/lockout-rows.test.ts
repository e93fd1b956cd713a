import { describe, expect, it } from 'vitest';
import { readRows } from '@/components/tools/isolation/read-rows';

const chosen = {
  tag: 'HV-12',
  line: '',
  energy: '',
  amount: '',
  device: 'valve',
  position: 'closed',
  leadsTo: '',
  verified: 'tried',
  lock: 'R-3',
  holder: 'L. Poe',
  notes: { energy: 'Discharge, 150 psig' },
};

describe('reads rows that were pasted', () => {
  it.each([
    [
      'from a spreadsheet, with another order, a running number, and a quoted line break',
      'No.\tHazardous energy\tEquipment tag\tMethod of isolation\tIsolated position\tHow verified\tLock no.\tHung by\n' +
        '1\tDischarge, 150 psig\tHV-12\tGate valve\t"Locked\nclosed"\tHandwheel tried, no movement\tR-3\tL. Poe\n',
      [chosen],
    ],
    [
      'from a European spreadsheet, with semicolons and a comma in a cell',
      'sep=;\nValve;Energy source;Type;State;Padlock;Lock holder;Tryout\nHV-12;Discharge, 150 psig;Gate valve;LC;R-3;L. Poe;Handwheel tried, no movement\n',
      [chosen],
    ],
    [
      'from SAP, with its names, vertical bars, a planned position, and a column that isn’t read',
      '|Technical object|Medium|Isolation type|Required position|Lock number|Applied by|Test|Work center|\n' +
        '|HV-12|Discharge, 150 psig|Gate valve|Closed|R-3|L. Poe|Handwheel tried, no movement|OPS1|',
      [{ ...chosen, position: '' }],
    ],
    [
      'from Word, with its hyphens and spaces',
      'Point\tHolder\tLock\tEnergy\tDevice\tPosition\tVerified\r\nHV\u201112\tL.\u00a0Poe\tR\u20113\tDischarge, 150\u00a0psig\tGate valve\tLocked closed\tHandwheel tried, no movement\r\n',
      [chosen],
    ],
  ])('%s', (_, text, points) => {
    expect(readRows(text)).toMatchObject({ points, unread: [] });
  });
});

const head = 'Tag,Energy,Device,Position,Lock,Holder,Verification';
const row =
  'HV-12,"Discharge, 150 psig",Gate valve,Closed,R-3,L. Poe,"Handwheel tried, no movement"';

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
  expect(points).toEqual([chosen]);
  expect(unread).toEqual([problem]);
});

it('reads nothing from a list without the tags or devices, or with too many rows, and says which other columns are missing', () => {
  expect(readRows('Tag\tEnergy\nHV-12\tSteam')).toMatchObject({
    points: [],
    report:
      'Line 1: no heading for each point’s device, so nothing was read. Rename one “Device”: Tag, Energy.',
  });
  const long = `Tag,Device${'\n,Valve'.repeat(41)}`;
  expect(readRows(long)).toMatchObject({
    unread: [],
    report: '41 rows couldn’t be read, so nothing was. Paste up to 40 rows of one plan.',
  });
  const { report } = readRows('Tag\tDevice\tEnergy\nHV-12\tGate valve\tSteam');
  expect(report).toContain('No headings for line or source, how much, position, leads to');
});

it.each([
  ['Gate valve', 'valve'],
  ['gate  VALVE.', 'valve'],
  ['Block valve', 'valve'],
  ['Gate valve by DCS', ''],
  ['Gate valve?', ''],
  ['Not a blind', ''],
  ['Isolation valve', ''],
  ['Ball valve', ''],
  ['Valve, ball', ''],
  ['Globe valve', ''],
  ['Butterfly valve', ''],
  ['Needle valve', 'valve'],
  ['[ ] Blind', ''],
  ['( ) Blind', ''],
  ['Blind / gate valve', ''],
  ['to be blinded', ''],
])('of “%s”, only a whole phrase is chosen; the rest is kept as a note', (cell, device) => {
  const { points } = readRows(`Tag\tDevice\nHV-12\t${cell}`);
  const notes = device === '' ? { device: cell } : {};
  expect(points[0]).toMatchObject({ device, notes });
});

it('a voltage as the energy is also how much it is', () => {
  const { points } = readRows('Tag\tEnergy\tDevice\nCB-4\t4160 V\tBreaker');
  expect(points[0]).toMatchObject({ energy: 'electrical', amount: '4160 V' });
});

it.each([
  'planned',
  'Not closed',
  'Normally closed',
  'N.C.',
  'open/closed',
  'to be closed',
  'Closed?',
  'Closed per DCS',
])('“%s” is no position', (cell) => {
  const { points } = readRows(`Tag\tDevice\tPosition\nHV-12\tBlind\t${cell}`);
  expect(points[0]).toMatchObject({ position: '', notes: { position: cell } });
});

it.each(['Did not start', 'Tried', 'Hissing', 'Gauge 0 psig', 'To be tried', 'OK'])(
  '“%s” is no verification',
  (cell) => {
    const { points } = readRows(`Tag\tDevice\tVerified\nHV-12\tBlind\t${cell}`);
    expect(points[0]).toMatchObject({ verified: '', notes: { verified: cell } });
  },
);
