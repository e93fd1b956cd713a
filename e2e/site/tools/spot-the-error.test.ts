import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeLine } from '@/components/sections/drawings/isolated-line';
import { choicesOf } from '@/components/tools/spot-the-error/cases';
import {
  asPlan,
  planWith,
  sourcesOf,
  writtenCases,
} from '@/components/tools/spot-the-error/check-mistake';
import { addDays, placeOf } from '@/components/tools/spot-the-error/day';
import { type Isolation, plannedIsolation } from '@/components/tools/spot-the-error/isolation';
import { withMistake } from '@/components/tools/spot-the-error/mistakes';
import { checkPlan } from '@/lib/calculations/isolation';
import { content } from '@/lib/content';
import { todayAtPlant } from '@/lib/plant/today';

const { lotoPlan, spotTheError } = content().drawings;
const { cases } = spotTheError;
const planned = plannedIsolation(lotoPlan);

const violations = (isolation: Isolation) =>
  checkPlan(asPlan(isolation, lotoPlan)).flatMap(({ rule, places }) =>
    places.map(({ what }) => `${rule}: ${what}`),
  );

/** What's wrong with the isolation drawn with each mistake. */
const found = new Map(
  cases.map(({ mistake }) => [mistake, violations(withMistake(planned, mistake))]),
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('finds nothing wrong with the isolation as planned', () => {
  expect(violations(planned)).toEqual([]);
});

it.each(cases)('“$mistake” is the only mistake in its drawing', ({ mistake }) => {
  expect(found.get(mistake)).toHaveLength(1);
});

it('no two drawings have the same mistake, and none describes the same line as another by accident', () => {
  expect(new Set([...found.values()].flat())).toHaveProperty('size', cases.length);
  const seen = cases.map(({ mistake }) => {
    const isolation = withMistake(planned, mistake);
    return (
      describeLine(isolation, lotoPlan.line) +
      JSON.stringify(isolation.records) +
      isolation.keys +
      isolation.onBox
    );
  });
  expect(new Set(seen)).toHaveProperty('size', cases.length);
});

describe.each(spotTheError.sets)('$title', (set) => {
  const findingsOf = (change?: (typeof set.cases)[number]['change']) =>
    checkPlan(planWith(set, change)).flatMap(({ rule, places }) =>
      places.map(({ what }) => `${rule}: ${what}`),
    );

  it('has no mistake as it’s written, and one that no other case has in each case', () => {
    expect(findingsOf()).toEqual([]);
    const all = set.cases.map(({ change }) => findingsOf(change));
    expect(all.map(({ length }) => length)).toEqual(set.cases.map(() => 1));
    expect(new Set(all.flat())).toHaveProperty('size', set.cases.length);
  });

  it('puts the right choice first, second, and third equally often', () => {
    const places = set.cases.map((drawn) => choicesOf(set.cases, drawn).indexOf(drawn));
    for (const place of [0, 1, 2]) {
      expect(places.filter((each) => each === place)).toHaveLength(set.cases.length / 3);
    }
  });
});

it('every written case says which paragraph is against it', () => {
  for (const { source, plan } of writtenCases(spotTheError)) {
    expect(source).toContain('1910.');
    expect(source).not.toContain('electrical work');
    if (plan.job === 'electrical') expect(source).not.toContain('1910.146');
  }
});

it('the motor starter’s ground is fitted after the test, so it’s seen, not tested', () => {
  const points = spotTheError.sets.flatMap(({ plan }) => plan.points);
  const grounds = points.filter(({ device }) => device === 'ground');
  expect(grounds.map(({ verified }) => verified)).toEqual(['seen']);
});

it.each(['backflow open', 'feed locked open'] as const)(
  'with “%s”, the line is drawn full',
  (name) => {
    expect(withMistake(planned, name).section).toBe('full');
  },
);

it('a bleed to the closed drain is against the paragraphs about live lines and pressure that comes back, and nothing at a line break against those of electrical work', () => {
  const sources = sourcesOf(spotTheError, lotoPlan);
  expect(Object.values(sources).join()).not.toContain('electrical work');
  expect(sources['bleed to closed drain']).toBe('29 CFR 1910.147(d)(3), (d)(5)(ii)');
});

it.each(cases)('the wrong choices of “$mistake” aren’t in its drawing', (drawn) => {
  const choices = choicesOf(cases, drawn);
  expect(new Set(choices.map(({ claim }) => claim))).toHaveProperty('size', 3);
  const right = choices.filter(({ mistake }) =>
    found.get(mistake)?.every((violation) => found.get(drawn.mistake)?.includes(violation)),
  );
  expect(right).toEqual([drawn]);
});

it('puts the right choice first, second, and third equally often', () => {
  const places = cases.map((drawn) => choicesOf(cases, drawn).indexOf(drawn));
  for (const place of [0, 1, 2]) {
    expect(places.filter((each) => each === place)).toHaveLength(cases.length / 3);
  }
});

const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-11-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('shows each case once in as many days as there are cases', () => {
  fc.assert(
    fc.property(days, (first) => {
      const shown = cases.map((_, index) => cases[placeOf(addDays(first, index), cases.length)]);
      expect(new Set(shown)).toEqual(new Set(cases));
    }),
  );
});

it.each([
  ['2026-03-13T04:59:59Z', '2026-03-12'],
  ['2026-03-13T05:00:00Z', '2026-03-13'],
  ['2026-12-01T05:59:59Z', '2026-11-30'],
  ['2026-12-01T06:00:00Z', '2026-12-01'],
])('at %s, it’s %s at the plant', (now, day) => {
  vi.setSystemTime(now);
  expect(todayAtPlant()).toBe(day);
});
