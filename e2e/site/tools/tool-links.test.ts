import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleOf, readCard } from '@/components/tools/earned-value/earned-value-state';
import { readWalkthrough } from '@/components/tools/isolation/walkthrough-state';
import { exampleOf as boardExampleOf } from '@/components/tools/permit-board/board-state';
import { readBoard } from '@/components/tools/permit-board/read-board';
import { noSettings } from '@/components/tools/permit-board/settings';
import { readSheet, exampleOf as roiExampleOf } from '@/components/tools/roi/roi-state';
import { readDay } from '@/components/tools/spot-the-error/day';
import { content } from '@/lib/content';
import { steps, stepsWithTraps } from './isolation-walkthrough';

const { drawings, iso } = content();
const { evmCard, lotoPlan, permitBoard } = drawings;
const examples = iso.implementation.sections.map(({ number, example }) => ({ number, ...example }));
const sheet = roiExampleOf(examples, '');
const card = exampleOf(evmCard);
const board = {
  ...boardExampleOf(permitBoard),
  jobs: permitBoard.jobs.map(({ final: _, ...job }) => job),
};
const ownAreas = [
  { name: 'Tank farm', from: 0, to: 120 },
  { name: 'Kühlturm', from: 200, to: null },
];
const ownBoard = {
  ...board,
  span: { from: 0, until: 4 * 1440 },
  jobs: [{ ...board.jobs[0], from: 4000, until: 5600, bay: 2 }],
  settings: { ...noSettings, areas: ownAreas, title: 'Turnaround, week 3', fireWatch: 30 },
};
const [job] = board.jobs;
const series = [
  { label: 'May', pv: 100, ev: 50, ac: 60 },
  { label: 'June', pv: 200, ev: null, ac: null },
];

const readers = {
  sheet: (linked: unknown) => readSheet(linked, examples),
  card: readCard,
  board: (linked: unknown) => readBoard(linked, permitBoard),
  walkthrough: (linked: unknown) => readWalkthrough(linked, lotoPlan.walkthrough),
  day: readDay,
};

it.each([
  ['sheet', sheet],
  ['sheet', { ...sheet, benefits: [], years: '3', intangibles: 'More\ntrust' }],
  ['card', { ...card, unit: 'hours', series, ac: 'can’t be read' }],
  ['board', board],
  ['board', ownBoard],
  ['walkthrough', { done: steps.length, hasTraps: false }],
  ['day', '2028-02-29'],
] as const)('reads its own link: %s', (tool, state) => {
  expect(readers[tool](JSON.parse(JSON.stringify(state)))).toEqual(state);
});

it.each([
  ['sheet', { ...sheet, start: '99' }],
  ['sheet', { ...sheet, years: '6' }],
  ['sheet', { ...sheet, costs: Array.from({ length: 21 }, () => sheet.costs[0]) }],
  ['sheet', { ...sheet, more: 1 }],
  ['sheet', { ...sheet, rate: '1'.repeat(201) }],
  ['card', { ...card, basis: 'none' }],
  ['card', { ...card, series: [...series].reverse() }],
  ['card', { ...card, series: [{ ...series[0], pv: -1 }, series[1]] }],
  ['board', { ...board, jobs: [job, job] }],
  ['board', { ...board, jobs: [{ ...job, bay: 9 }] }],
  ['board', { ...board, jobs: [{ ...job, until: 7 * 1440 + 1 }] }],
  ['board', { ...board, day: '2026-13-01' }],
  ['board', { ...ownBoard, settings: { ...ownBoard.settings, title: '=1+1' } }],
  ['board', { ...ownBoard, settings: { ...ownBoard.settings, areas: ownAreas.slice(1) } }],
  [
    'board',
    { ...board, settings: { ...noSettings, areas: [{ name: 'Tank farm', from: -1, to: 60 }] } },
  ],
  ['board', { ...board, settings: { ...noSettings, distances: { 'no rule': 5 } } }],
  ['board', { ...board, jobs: [{ ...job, work: 'Welding party' }] }],
  ['board', { ...board, jobs: [{ ...job, place: '=1+1' }] }],
  ['board', { ...board, jobs: [{ ...job, from: 600, until: 600 }] }],
  ['walkthrough', { done: stepsWithTraps.length + 1, hasTraps: true }],
  ['walkthrough', { done: -1, hasTraps: true }],
  ['walkthrough', { done: 1.5, hasTraps: true }],
  ['day', '2026-02-29'],
  ['day', '2100-01-01'],
] as const)('refuses what it can’t show: %s %j', (tool, state) => {
  expect(readers[tool](state)).toBeNull();
});

it('the equipment on the board follows from the place, whatever a link says', () => {
  const forged = { ...job, tag: 'X-1', place: 'Flange F-310', equipment: null };
  const read = readers.board({ ...board, jobs: [forged] });
  expect(read?.jobs[0]?.equipment).toBe('F-310');
  const areas = [{ name: 'Flange F-310', from: null, to: null }];
  const settings = { ...board.settings, areas };
  const inArea = readers.board({ ...board, settings, jobs: [{ ...forged, bay: 1 }] });
  expect(inArea?.jobs[0]?.equipment).toBeNull();
});

it('no tool reads anything else', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.json().map((text) => JSON.parse(text)),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom(...Object.values(readers)), (linked, read) => {
      expect(read(linked)).toBeNull();
    }),
  );
});
