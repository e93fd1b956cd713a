import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  exampleOf,
  fields,
  fromLink,
  inputOf,
  toLink as toEvmLink,
} from '@/components/tools/earned-value/earned-value-state';
import { figuresOf } from '@/components/tools/roi/roi-figures';
import { fromLink as fromRoiLink, toLink as toRoiLink } from '@/components/tools/roi/roi-link';
import {
  maxRows,
  type RoiState,
  exampleOf as roiExampleOf,
} from '@/components/tools/roi/roi-state';
import { maxCents } from '@/lib/calculations/amount';
import { readNumber, type Unit } from '@/lib/calculations/read-number';
import { content } from '@/lib/content';
import { countMatched, link, longText } from './any-link';

const { drawings, iso } = content();
const examples = iso.implementation.sections.map(({ number, example }) => ({ number, ...example }));
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

it('a long figure isn’t given to any expression', () => {
  const unit = fc.constantFrom<Unit>('dollars', 'percent', 'count', 'index');
  fc.assert(
    fc.property(longText, unit, (text, each) => {
      expect(countMatched(() => readNumber(text, each))).toBe(0);
      expect(readNumber(text, each).problem).toContain('longer than 40 characters');
    }),
  );
});

it('a link’s rows are counted before they’re read', () => {
  const pairs = Array.from({ length: 50_000 }, (): [string, string] => ['cost-amount', '1.5']);
  const params = new URLSearchParams(pairs);
  expect(fromRoiLink(params, examples).state.costs).toHaveLength(maxRows);
  expect(countMatched(() => fromRoiLink(params, examples))).toBeLessThan(20_000);
});
