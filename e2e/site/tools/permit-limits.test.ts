import { expect, it } from 'vitest';
import { exampleOf, move } from '@/components/tools/permit-board/board-state';
import { readList } from '@/components/tools/permit-board/permit-list';
import { limitsOf, noSettings, rulesOf } from '@/components/tools/permit-board/settings';
import { findConflicts } from '@/lib/calculations/simops';
import { noArea } from '@/lib/calculations/simops-rules';
import { siteClock } from '@/lib/calculations/site-clock';
import { content } from '@/lib/content';
import { readConfirmed } from './permit-plan';

const board = content().drawings.permitBoard;
const header = 'permit,work,place,start,end';
const areaLimits = [
  'Distances between areas are worked out from the ends that you typed along one line: off to its side, areas may be farther apart',
  'Distances of 1 of 2 areas aren’t set: what’s too close there is a question',
];
const ownAreas = (...ends: [from: number | null, to: number | null][]) => ({
  areas: ends.map(([from, to], index) => ({ name: `Area ${index}`, from, to })),
});

it.each([
  [ownAreas([0, 40], [60, 60]), areaLimits.slice(0, 1)],
  [ownAreas([0, 40], [null, null]), areaLimits],
  [ownAreas([0, 40], [60, null]), areaLimits],
  [ownAreas([0, 40], [90, 60]), areaLimits],
  [ownAreas([null, null]), []],
])('says what %j can’t tell', (settings, limits) => {
  expect(limitsOf(board, { ...noSettings, ...settings }, [], siteClock(board.day))).toEqual(limits);
});

it('names the columns that aren’t read, a changed fire watch, and what’s too early', () => {
  const { unusedColumns } = readList(
    `${header},crew,float\nP-1,Hot work,bay 4,08:00,09:00,Ortiz,2`,
    board,
  );
  const settings = { ...noSettings, unusedColumns, fireWatch: 10 };
  expect(limitsOf(board, settings, board.jobs, siteClock(board.day))).toEqual([
    'PTW-0415. Too early: gasket due 12:30',
    'Not read of the list: “crew” and “float”',
    'Fire watch set to 10 min, instead of 60 (NFPA 51B, and under the half hour of 29 CFR 1910.252(a)(2)(iii)(B)): rule changed in this list',
  ]);
});

it('says that a list’s bays count as the rack’s, and how long an isolation lasts', () => {
  const rows = ['L-1,Blind in place,"F-1, bay 2",2026-06-07 18:00,2026-07-07 06:00'];
  const { jobs, day } = readList([header, ...rows].join('\n'), board);
  expect(limitsOf(board, noSettings, jobs, siteClock(day))).toEqual([
    'Bays count as those of Pipe rack 3, 20\u00a0ft each',
    'L-1 lasts 30 days, Jun 7, 18:00–Jul 7, 06:00: check its dates',
  ]);
});

it.each<[string[], string[]]>([
  [['05:45'], ['No dates: before 06:00 counts as the next morning, for PTW-0']],
  [['06:15'], []],
  [['2026-03-12 05:45'], []],
  [['2026-03-12 18:00', '2026-03-13 02:00'], []],
  [
    ['2026-03-12 18:00', '2026-03-12 02:00'],
    [
      '02:00 on Mar 12 was read as the morning of Mar 12, not as the night after: correct the date if it’s that',
    ],
  ],
])('says what starts at %j count as', (starts, limits) => {
  const rows = starts.map((start, index) => `PTW-${index},Hot work,bay 4,${start},23:15`);
  const list = [header, ...rows].join('\n');
  const { day, jobs, isUndated, morning } = readConfirmed(list, board);
  const settings = { ...noSettings, isUndated, morning };
  const said = limitsOf(board, settings, jobs, siteClock(day));
  expect(said.filter((line) => !line.startsWith('Bays count'))).toEqual(limits);
});

const twoUnits = [
  'permit,work,area,equipment,start,end,status',
  'L-1,Blind in place,Unit 100,V-2,06:00,18:00,Verified',
  'P-1,Confined space entry,Unit 200,V-2,08:00,16:00,Issued',
  'P-2,Hot work,Unit 210,Rack steel,09:00,10:00,Issued',
].join('\n');

it('edits one job alone, and asks whether its equipment reaches the places that it’s in', () => {
  const [{ text = '', answers: [yes] = [] } = {}] = readList(twoUnits, board).unclear;
  const { day, jobs, areas } = readList(twoUnits, board, new Map([[text, yes?.kind ?? '']]));
  const state = { ...exampleOf(board), day, jobs, settings: { ...noSettings, areas } };
  const edited = move(state, 'L-1', { from: 360, until: 1020 }, board);
  const [lock, ...others] = edited.jobs;
  expect(lock).toMatchObject({ until: 1020, bay: 1 });
  expect(others).toEqual(jobs.slice(1));
  expect(limitsOf(board, edited.settings, edited.jobs, siteClock(day))).toContain(
    'V-2 is in Unit 100 and Unit 200: does it reach all of them?',
  );
});

it('asks how far a job without an area is from each other one, and to choose its area', () => {
  const { day, jobs, areas } = readList(twoUnits.replace(',V-2,06', ',V-3,06'), board);
  const ends = areas.map((area, index) => ({ ...area, from: index * 1000, to: index * 1000 + 40 }));
  const settings = { ...noSettings, areas: ends };
  const added = { tag: 'P-3', work: 'Crane lift', place: noArea, equipment: null, bay: 0 };
  const all = [...jobs, { ...added, from: 540, until: 600 }];
  const rules = rulesOf(board, settings, all);
  const found = findConflicts(all, rules).filter(({ ask }) => ask === rules.unknownDistance);
  expect(found.map(({ permits }) => permits.map(({ tag }) => tag))).toEqual(
    expect.arrayContaining([
      ['P-1', 'P-3'],
      ['P-2', 'P-3'],
    ]),
  );
  expect(limitsOf(board, settings, all, siteClock(day))).toContain(
    'Choose the area of P-3, under Edit',
  );
});
