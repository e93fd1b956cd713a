import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromLink, toLink } from '@/components/tools/permit-board/board-link';
import { isWithin, maxJobs, shiftOf } from '@/components/tools/permit-board/board-state';
import { rulesOf } from '@/components/tools/permit-board/settings';
import { findConflicts } from '@/lib/calculations/simops';
import { content } from '@/lib/content';
import { countMatched, link, longText } from './any-link';

const board = content().drawings.permitBoard;

it('any link to the permit board gives permits on the board, and a link that gives them again', () => {
  fc.assert(
    fc.property(link, (params) => {
      const { state } = fromLink(params, board);
      const rules = rulesOf(board, state.settings);
      expect(state.jobs.length).toBeLessThanOrEqual(maxJobs);
      expect(new Set(state.jobs.map(({ tag }) => tag)).size).toBe(state.jobs.length);
      for (const job of state.jobs) {
        expect(job.bay).toBeGreaterThanOrEqual(1);
        expect(job.bay).toBeLessThanOrEqual(board.rack.bays);
        const planned = board.jobs.find(({ tag }) => tag === job.tag);
        if (planned?.equipment != null && !params.has('.list')) expect(job.bay).toBe(planned.bay);
        if (rules.methods.includes(job.work) || planned?.from === job.from) continue;
        const shifts = [shiftOf(board, false), shiftOf(board, true)];
        expect(shifts.some((shift) => isWithin(job, shift, rules))).toBe(true);
      }
      expect(fromLink(toLink(state, board), board)).toEqual({ state, problems: [] });
    }),
  );
});

it('a link’s permits are counted before they’re read, and long ones are left out', () => {
  const pairs = Array.from({ length: 50_000 }, (_, index) => [
    `X-${index}`,
    '0800.1100-2-hot-work',
  ]);
  const params = new URLSearchParams(pairs);
  expect(fromLink(params, board).state.jobs).toHaveLength(maxJobs);
  const names = pairs.join().length;
  expect(countMatched(() => fromLink(params, board))).toBeLessThan(names);
  fc.assert(
    fc.property(longText, longText, (tag, place) => {
      const long = new URLSearchParams([
        [tag, '0800.1100-2-hot-work'],
        ['X-9', `0800.1100-2-hot-work.${place}`],
      ]);
      const { state, problems } = fromLink(long, board);
      expect(state.jobs).toHaveLength(board.jobs.length);
      expect(problems).toHaveLength(1);
    }),
  );
});

it('a link to the permit board that was cut off anywhere says so, and has no other figures', () => {
  fc.assert(
    fc.property(link, fc.nat(), (params, at) => {
      const { state } = fromLink(params, board);
      const text = String(toLink(state, board));
      fc.pre(text !== '');
      const cut = new URLSearchParams(text.slice(0, at % text.length));
      const { state: shown, problems } = fromLink(cut, board, true);
      expect(problems).not.toEqual([]);
      for (const job of shown.jobs) expect([...state.jobs, ...board.jobs]).toContainEqual(job);
      expect(state.settings).toMatchObject(shown.settings);
    }),
  );
});

it.each([
  ['1300.1700-2', 'PTW-0415', 780, 1020, 2],
  ['1315.1645-2', 'PTW-0415', 795, 1005, 2],
  ['0700.1100-5', 'PTW-0412', 420, 660, 5],
])('the link %s moves %s', (value, tag, from, until, bay) => {
  const { state, problems } = fromLink(new URLSearchParams([[tag, value]]), board);
  expect(state.jobs.find((job) => job.tag === tag)).toMatchObject({ from, until, bay });
  expect(problems).toEqual([]);
});

it('a link to a flange in another bay moves it in time only, and says so', () => {
  const { state, problems } = fromLink(new URLSearchParams([['PTW-0415', '1300.1700-3']]), board);
  expect(state.jobs.find(({ tag }) => tag === 'PTW-0415')).toMatchObject({ from: 780, bay: 2 });
  expect(problems).toEqual(['PTW-0415 is on F-207, so it stays in bay 2.']);
});

it('a link with a time or a permit that isn’t on the board says so, and shows the plan', () => {
  const { state, problems } = fromLink(
    new URLSearchParams('PTW-0415=2500.0500-2&X-9=0800.1100-2-painting'),
    board,
  );
  expect(state.jobs).toEqual(fromLink(new URLSearchParams(), board).state.jobs);
  expect(problems).toEqual([
    expect.stringContaining('a time or bay for PTW-0415 that isn’t on this board'),
    expect.stringContaining('permits that this board can’t show'),
  ]);
});

it.each([
  ['PTW-0415=0700.1100-2&PTW-0412=0800.1200-5', 'line break without a verified isolation'],
  ['PTW-0415=0600.1000-2', 'line break without a verified isolation'],
  [
    'PTW-0415=1300.1700-2&PTW-0419=0900.1200-8-confined-space-entry',
    'entry without a blind or double block and bleed',
  ],
  [
    'PTW-0415=1300.1700-2&PTW-0419=1400.1700-2-line-break',
    'line break without a verified isolation',
  ],
  ['PTW-0412=1000.1400-5', 'hot work within 50\u00a0ft of an open line'],
  ['PTW-0412=1000.1400-6', undefined],
  // Its locks come off at 17:00, with hot work just over.
  [
    'PTW-0415=0800.1200-2&PTW-0412=1300.1700-2',
    'open line, drain, or leak test within 50\u00a0ft of a fire watch',
  ],
  ['PTW-0415=1300.1700-2', undefined],
  ['PTW-0412=1000.1400-5&.50=39', undefined],
  ['.unit=m&PTW-0412=1000.1400-5', 'hot work within 15\u00a0m of an open line'],
])('the board leads with the right conflict for %s', (query, expected) => {
  const { state, problems } = fromLink(new URLSearchParams(query), board);
  expect(problems).toEqual([]);
  const [lead] = findConflicts(state.jobs, rulesOf(board, state.settings));
  expect(lead?.rule.rule).toBe(expected);
});
