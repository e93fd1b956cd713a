import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  exampleOf,
  fields,
  fromLink,
  inputOf,
  toLink as toEvmLink,
} from '@/components/tools/earned-value/earned-value-state';
import { fromLink as fromBoardLink, toLink } from '@/components/tools/permit-board/board-link';
import { isWithin, maxJobs, shiftOf } from '@/components/tools/permit-board/board-state';
import { rulesOf } from '@/components/tools/permit-board/settings';
import { figuresOf } from '@/components/tools/roi/roi-figures';
import { fromLink as fromRoiLink, toLink as toRoiLink } from '@/components/tools/roi/roi-link';
import {
  maxRows,
  type RoiState,
  exampleOf as roiExampleOf,
} from '@/components/tools/roi/roi-state';
import { maxCents } from '@/lib/calculations/amount';
import { findConflicts } from '@/lib/calculations/simops';
import { content } from '@/lib/content';

const { drawings, iso } = content();
const examples = iso.implementation.sections.map(({ number, example }) => ({ number, ...example }));
const board = drawings.permitBoard;
const names = [
  ...board.jobs.map(({ tag }) => tag),
  '.unit',
  '.watch',
  '.shift',
  '.list',
  '.50',
  `PTW-0${board.add.firstNumber}`,
  'start',
  'benefit',
  'benefit-amount',
  'cost',
  'cost-amount',
  'pv',
  'ev',
  'ac',
  'bac',
];

/** Links as visitors, chat apps, and attackers mangle them. */
const link = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('13-2', '9-4-crane-lift', '6-9', '18-1', '7-7-hot-work-hot-work'),
        fc.constantFrom(
          '1315.1645-2',
          '2330.0130-4-hot-work',
          '0640.1200-5-blind.F-310',
          'm',
          'night',
        ),
        fc.constantFrom('5.1', '100', '$1,000', '9'.repeat(99), '<script>', '__proto__', '-1'),
      ),
    ),
    { maxLength: 60 },
  )
  .map((pairs) => new URLSearchParams(pairs));

it('any link to the ROI calculator gives figures, or marks what can’t be read', () => {
  fc.assert(
    fc.property(link, (params) => {
      const { state, problems } = fromRoiLink(params, examples);
      if (figuresOf(state) === null) expect(problems).not.toEqual([]);
      expect(examples.map(({ number }) => number)).toContain(state.start);
      for (const rows of [state.benefits, state.costs]) {
        expect(rows.length).toBeLessThanOrEqual(maxRows);
      }
    }),
  );
});

const dollars = fc
  .integer({ min: 0, max: maxCents })
  .map((cents) => (cents / 100).toLocaleString('en-US'));
const percent = fc.integer({ min: 0, max: 100 }).map((value) => `${value}%`);
const rows = fc.array(
  fc.record({
    label: fc.string(),
    amount: fc.oneof(dollars, fc.constant('')),
    attribution: percent,
    confidence: percent,
  }),
  { maxLength: 4 },
);
const sheet: fc.Arbitrary<RoiState> = fc
  .record({
    start: fc.constantFrom(...examples.map(({ number }) => number)),
    benefits: rows,
    costs: rows,
    years: fc.constantFrom('1', '3'),
    isolate: fc.constantFrom('', 'on'),
    hours: fc.constantFrom('', '7.5'),
    rate: fc.constantFrom('', '$65', '1,234.56'),
    learners: fc.constantFrom('', '12'),
    intangibles: fc.string(),
  })
  .map((state) => ({
    ...state,
    benefits: state.benefits.map((row, id) => ({ ...row, id })),
    costs: state.costs.map((row, id) => ({ ...row, id })),
  }));

it('a link to the ROI calculator gives the sheet that it was made from', () => {
  fc.assert(
    fc.property(sheet, (state) => {
      const params = new URLSearchParams(String(toRoiLink(state)));
      const { state: linked, problems } = fromRoiLink(params, examples);
      expect(problems).toEqual([]);
      expect(figuresOf(linked)).toEqual(figuresOf(state));
      expect(linked.intangibles).toBe(state.intangibles);
      expect(linked.benefits.map(({ label }) => label)).toEqual(
        state.benefits.map(({ label }) => label),
      );
    }),
  );
});

it('a link that was cut off anywhere never gives another ROI', () => {
  fc.assert(
    fc.property(sheet, fc.nat(), (state, at) => {
      const text = String(toRoiLink(state));
      const cut = new URLSearchParams(text.slice(0, at % text.length));
      const { state: linked, problems } = fromRoiLink(cut, examples, true);
      expect(problems).not.toEqual([]);
      const example = roiExampleOf(examples, linked.start);
      const isExample = String(toRoiLink(linked)) === String(toRoiLink(example));
      if (!isExample && linked.benefits.length + linked.costs.length > 0) {
        expect(figuresOf(linked)).toBeNull();
      }
    }),
  );
});

const evmExample = exampleOf(drawings.evmCard);

it('any link to the earned value calculator has no amount of the example’s, or says so', () => {
  fc.assert(
    fc.property(link, (params) => {
      const { state, problems } = fromLink(params, evmExample);
      for (const { name } of fields) if (!params.has(name)) expect(state[name]).toBe('');
      if (Object.values(inputOf(state)).includes(null)) expect(problems).not.toEqual([]);
    }),
  );
});

it('a link to the earned value calculator gives its figures, and none if it was cut off at the end', () => {
  const amounts = fc.record({ pv: dollars, ev: dollars, ac: dollars, bac: dollars });
  const basis = fc.constantFrom('cpi', 'budget', 'both');
  fc.assert(
    fc.property(amounts, basis, fc.nat(), (typed, basis, at) => {
      const state = { ...evmExample, ...typed, basis };
      const text = String(toEvmLink(state, evmExample));
      const whole = fromLink(new URLSearchParams(text), evmExample);
      expect(whole.problems).toEqual([]);
      expect([inputOf(whole.state), whole.state.basis]).toEqual([inputOf(state), basis]);
      const cut = new URLSearchParams(text.slice(0, at % text.length));
      const input = inputOf(fromLink(cut, evmExample, true).state);
      for (const { name } of fields) expect([null, inputOf(state)[name]]).toContain(input[name]);
      expect(Object.values(input)).toContain(null);
    }),
  );
});

it('any link to the permit board gives permits on the board, and a link that gives them again', () => {
  fc.assert(
    fc.property(link, (params) => {
      const { state } = fromBoardLink(params, board);
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
      expect(fromBoardLink(toLink(state, board), board)).toEqual({ state, problems: [] });
    }),
  );
});

it('a link to the permit board that was cut off anywhere says so, and has no other figures', () => {
  fc.assert(
    fc.property(link, fc.nat(), (params, at) => {
      const { state } = fromBoardLink(params, board);
      const text = String(toLink(state, board));
      fc.pre(text !== '');
      const cut = new URLSearchParams(text.slice(0, at % text.length));
      const { state: shown, problems } = fromBoardLink(cut, board, true);
      expect(problems).not.toEqual([]);
      for (const job of shown.jobs) expect([...state.jobs, ...board.jobs]).toContainEqual(job);
      expect(state.settings).toMatchObject(shown.settings);
    }),
  );
});

it.each([
  ['13-2', 'PTW-0415', 780, 1020, 2],
  ['1315.1645-2', 'PTW-0415', 795, 1005, 2],
  ['7-5', 'PTW-0412', 420, 660, 5],
])('the link %s moves %s', (value, tag, from, until, bay) => {
  const { state, problems } = fromBoardLink(new URLSearchParams([[tag, value]]), board);
  expect(state.jobs.find((job) => job.tag === tag)).toMatchObject({ from, until, bay });
  expect(problems).toEqual([]);
});

it('a link to a flange in another bay moves it in time only, and says so', () => {
  const { state, problems } = fromBoardLink(new URLSearchParams([['PTW-0415', '13-3']]), board);
  expect(state.jobs.find(({ tag }) => tag === 'PTW-0415')).toMatchObject({ from: 780, bay: 2 });
  expect(problems).toEqual(['PTW-0415 is on F-207, so it stays in bay 2.']);
});

it.each([
  ['PTW-0415=7-2&PTW-0412=8-5', 'line break without a verified isolation'],
  ['PTW-0415=6-2', 'line break without a verified isolation'],
  [
    'PTW-0415=13-2&PTW-0419=9-8-confined-space-entry',
    'entry without a blind or double block and bleed',
  ],
  ['PTW-0415=13-2&PTW-0419=14-2-line-break', 'line break without a verified isolation'],
  ['PTW-0412=10-5', 'hot work within 50 ft of an open line'],
  ['PTW-0412=10-6', undefined],
  ['PTW-0415=8-2&PTW-0412=13-2', undefined],
  ['PTW-0415=13-2', undefined],
  ['PTW-0412=10-5&.50=39', undefined],
  ['.unit=m&PTW-0412=10-5', 'hot work within 15 m of an open line'],
])('the board leads with the right conflict for %s', (query, expected) => {
  const { state, problems } = fromBoardLink(new URLSearchParams(query), board);
  expect(problems).toEqual([]);
  const [lead] = findConflicts(state.jobs, rulesOf(board, state.settings));
  expect(lead?.rule.rule).toBe(expected);
});
