import { expect, it } from 'vitest';
import { readList } from '@/components/tools/permit-board/permit-list';
import { writeList } from '@/components/tools/permit-board/write-list';
import { equipmentIn } from '@/lib/calculations/equipment';
import { siteClock } from '@/lib/calculations/site-clock';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;
const header = 'permit,work,place,start,end';

it.each(['F-207', 'F-9'])(
  'takes no bay of the example for %s, which has none in a list',
  (where) => {
    const { jobs, report } = readList(
      `${header}\nPTW-1,Hot work,bay 4,07:15,11:00\nPTW-2,Line break,${where},13:00,17:00`,
      board,
    );
    expect(jobs.map(({ tag }) => tag)).toEqual(['PTW-1']);
    expect(report[1]).toContain(
      `Line 3: “${where}” has no bay, but other lines have one: write it like`,
    );
  },
);

it('asks once of equipment in two places whether it reaches both, and reads it there once that’s said', () => {
  const rows = [2, 3].map((bay) => `P-${bay},Line break,"F-9, bay ${bay}",08:00,09:00`);
  const list = [header, ...rows].join('\n');
  const { jobs, unclear } = readList(list, board);
  expect(jobs).toEqual([]);
  const text = 'F-9 is in bay 2 and bay 3: does it reach all of them?';
  expect(unclear).toMatchObject([{ text, suggested: null, lines: 'lines 2 and 3' }]);
  const [yes, no] = unclear[0]?.answers ?? [];
  const answered = (kind = '') => readList(list, board, new Map([[text, kind]]));
  expect(answered(yes?.kind).jobs).toMatchObject([{ bay: 2 }, { bay: 3 }]);
  expect(answered(no?.kind)).toMatchObject({ jobs: [], unread: 2, unclear: [] });
});

it('takes a tank in capitals as the same tank, and its area as the same area', () => {
  const rows = [
    'L-1,Blind in place,"Isolation of TANK 501, Tank 501",07:00,13:00',
    'P-1,Line break,"TANK 501, Tank 501",08:00,09:00',
  ];
  const { areas, jobs } = readList([header, ...rows].join('\n'), board);
  expect(areas.map(({ name }) => name)).toEqual(['Tank 501']);
  expect(new Set(jobs.map(({ equipment }) => equipment)).size).toBe(1);
  expect(equipmentIn('Isolation of TANK 501, Tank 501')).toBe(equipmentIn('tank 501'));
});

it('takes the areas of a list without bays, and their names in a list that it writes', () => {
  const rows = [
    'P-1,Hot work,Tank farm,07:15,11:00',
    'P-2,Line break,"F-1, Compressor deck",08:00,09:00',
    'P-3,Crane lift,SS-12,08:00,09:00',
  ];
  const { areas, jobs, day, report } = readList([header, ...rows].join('\n'), board);
  expect(report).toEqual(['3 lines read, 0 refused.']);
  expect(areas.map(({ name }) => name)).toEqual(['Tank farm', 'Compressor deck', 'SS-12']);
  expect(jobs).toMatchObject([
    { place: 'Tank farm', bay: 1 },
    { place: 'F-1', equipment: 'F-1', bay: 2 },
    { place: 'SS-12', equipment: null, bay: 3 },
  ]);
  const text = writeList(jobs, siteClock(day), { ...board.rules, areas });
  expect(readList(text, board)).toMatchObject({ areas, jobs });
  const [refused] = readList(
    `${header}\n${rows[0]}\nP-4,Hot work,bay 2,07:15,11:00`,
    board,
  ).report.slice(1);
  expect(refused).toBe(
    'Line 2: “Tank farm” has no bay, but other lines have one: write it like “Pipe rack 3, bay 2”, or areas in all lines.',
  );
});

it('takes the bays of another unit for areas, which it doesn’t know the length of', () => {
  const rows = ['Unit 10, bay 1', 'Unit 10, bay 5'].map(
    (place, index) => `P-${index},Crane lift,"${place}",08:00,09:00`,
  );
  const { areas } = readList([header, ...rows].join('\n'), board);
  expect(areas.map(({ name }) => name)).toEqual(['Unit 10, bay 1', 'Unit 10, bay 5']);
});

it('keeps the unit of an area, and takes equipment before or after it', () => {
  const rows = [
    'P-1,Hot work,"Crude unit, deck 3, Rack steel",07:15,11:00',
    'P-2,Line break,"Alky unit, deck 3, F-12",08:00,09:00',
    'P-3,Line break,"F-12, Alky unit, deck 3",10:00,11:00',
  ];
  const { areas, jobs } = readList([header, ...rows].join('\n'), board);
  expect(areas.map(({ name }) => name)).toEqual(['Crude unit, deck 3', 'Alky unit, deck 3']);
  expect(jobs).toMatchObject([
    { place: 'Rack steel', equipment: null, bay: 1 },
    { equipment: 'F-12', bay: 2 },
    { equipment: 'F-12', bay: 2 },
  ]);
});

it('takes a tag alone for equipment, but not under “area”', () => {
  const rows = ['L-1,Blind in place,V-310,07:00,13:00', 'P-1,CSE,V-310,08:00,09:00'];
  const list = [header, ...rows].join('\n');
  const { areas, jobs, day } = readList(list, board);
  expect(jobs.map(({ equipment }) => equipment)).toEqual(['V-310', 'V-310']);
  const text = writeList(jobs, siteClock(day), { ...board.rules, areas });
  expect(readList(text, board)).toMatchObject({ areas, jobs });
  expect(readList(list.replace('place', 'area'), board).jobs).toMatchObject([{ equipment: null }]);
});

it.each([
  ['Blind in place,"V-1 and V-2, bay 4"', 'is several pieces of equipment: write a line for each'],
  ['Crane lift,Pipe rack 3 bay 2-4', 'is several bays: write a line for each'],
])('refuses %s', (start, reason) => {
  const rows = [`P-1,${start},08:00,09:00`, 'P-2,Crane lift,bay 1,10:00,11:00'];
  const { jobs, report } = readList([header, ...rows].join('\n'), board);
  expect(jobs).toMatchObject([{ tag: 'P-2' }]);
  expect(report.at(-1)).toContain(reason);
});

it('takes the bays of several racks for areas whose distances nobody has said', () => {
  const rows = [
    'P-1,Hot work,"Pipe rack 3, bay 2",07:15,11:00',
    'P-2,Line break,"F-310, Pipe rack 5, bay 2",08:00,09:00',
    'P-3,Crane lift,rack 5 bay 1,08:00,09:00',
  ];
  const { areas, jobs, day } = readList([header, ...rows].join('\n'), board);
  expect(areas.map(({ name }) => name)).toEqual([
    'Pipe rack 3, bay 2',
    'Pipe rack 5, bay 2',
    'rack 5 bay 1',
  ]);
  expect(jobs).toMatchObject([
    { equipment: null, bay: 1 },
    { place: 'F-310', equipment: 'F-310', bay: 2 },
    { equipment: null, bay: 3 },
  ]);
  const text = writeList(jobs, siteClock(day), { ...board.rules, areas });
  expect(readList(text, board)).toMatchObject({ areas, jobs });
});

it('takes an area with other spaces or hyphens as the same', () => {
  const rows = ['Deck 2', 'Deck-2', 'deck  2'].map(
    (place, index) => `P-${index},Hot work,${place},08:00,09:00`,
  );
  const { areas } = readList([header, ...rows].join('\n'), board);
  expect(areas.map(({ name }) => name)).toEqual(['Deck 2']);
});
