import { expect, it } from 'vitest';
import { readList } from '@/components/tools/permit-board/permit-list';
import { limitsOf, noSettings } from '@/components/tools/permit-board/settings';
import { siteClock } from '@/lib/calculations/site-clock';
import { content } from '@/lib/content';

const board = content().drawings.permitBoard;
const header = 'permit,work,place,start,end';
const areaLimits = [
  'Distances between areas are what you typed: areas have no width here',
  'Distances of 1 of 2 areas aren’t set: what’s too close there is a question',
];
const ownAreas = (...at: (number | null)[]) => ({
  areas: at.map((feet, index) => ({ name: `Area ${index}`, at: feet })),
});

it.each([
  [ownAreas(0, 60), areaLimits.slice(0, 1)],
  [ownAreas(0, null), areaLimits],
  [ownAreas(null), []],
])('says what %j can’t tell', (settings, limits) => {
  expect(limitsOf(board, { ...noSettings, ...settings }, siteClock(board.day))).toEqual(limits);
});

it.each<[string[], string[]]>([
  [['05:45'], ['No dates: permits that start before 06:00 count as the next morning']],
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
  const { day, isNextMorning, morning } = readList([header, ...rows].join('\n'), board);
  const settings = { ...noSettings, isNextMorning, morning };
  expect(limitsOf(board, settings, siteClock(day))).toEqual(limits);
});
