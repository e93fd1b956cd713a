import { expect, it } from 'vitest';
import {
  attempt,
  isKnownError,
  refusalOf,
  skipTo,
  stepsOf,
  variantOf,
} from '@/components/tools/isolation/walkthrough-state';
import { content } from '@/lib/content';

const { walkthrough } = content().drawings.lotoPlan;
const plain = stepsOf(variantOf(walkthrough, false));
const withTraps = stepsOf(variantOf(walkthrough, true));

it.each([
  ['Lock and tag HTP-2/07', 'Lock and tag HV-231', false],
  ['Prove the voltage tester', 'Lock and tag HV-231', true],
  ['Prove the voltage tester', 'Test for absence of voltage', false],
  ['Test for absence of voltage', 'Prove the tester again', false],
  ['Lock and tag HV-231', 'Lock and tag IA-212', true],
  ['Lock and tag IA-212', 'Lock and tag XV-212', false],
  ['Lock and tag HV-231', 'Try HV-231', false],
  ['Try HV-231', 'Lock and tag IA-212', true],
  ['Try HV-231', 'Lock and tag XV-212', true],
  ['Try HV-231', 'Depressurize with DV-207', false],
  ['Lock and tag DV-207', 'Disconnect the nitrogen', false],
  ['Try DV-207', 'Disconnect the nitrogen', true],
  ['Disconnect the nitrogen', 'Open BV-208 slowly', false],
  ['Test for gas at BV-208', 'Rope off F-207', true],
  ['Test for gas at BV-208', 'Issue PTW-0415', false],
  ['Have the crew hang their locks', 'Hang your lock', true],
  ['Suspend PTW-0418', 'Hand back PTW-0415', true],
  ['Clear the area', 'Suspend PTW-0418', true],
  ['Have the crew remove their locks', 'Remove your lock', true],
  ['Remove your lock', 'Have L. Haas remove G-05', false],
  ['Remove R-15 from HV-231', 'Remove R-14 from HTP-2/07', false],
  ['Remove R-17 from XV-212', 'Remove R-16 from IA-212', false],
])('“%s” before “%s” is only this plan’s order: %s', (next, pressed, isFree) => {
  const at = (start: string) => plain.findIndex(({ label }) => label === start);
  const step = plain[at(next)];
  if (step === undefined) throw new Error(`There’s no step “${next}”`);
  expect(at(pressed)).toBeGreaterThan(at(next));
  const refusal = refusalOf(variantOf(walkthrough, false), step, at(pressed));
  expect(refusal.endsWith(walkthrough.planOrder)).toBe(isFree);
});

it('says what a step would do that’s far too early', () => {
  const at = plain.findIndex(({ label }) => label === 'Crack F-207');
  const [first] = plain;
  if (first === undefined) throw new Error('There are no steps');
  const refusal = refusalOf(variantOf(walkthrough, false), first, at);
  expect(refusal).toBe(
    `Not yet. ${plain[at]?.early} ${at} steps come before it. ${first.label} first. ${first.why}`,
  );
});

it('tells that a step went wrong once the choice after it is made', () => {
  const wrong = withTraps.filter(({ isError }) => isError);
  expect(wrong).toHaveLength(3);
  for (const step of wrong) {
    const choice = withTraps.findIndex(
      ({ instead }, index) => index > withTraps.indexOf(step) && instead !== undefined,
    );
    expect(isKnownError(withTraps, step, choice)).toBe(false);
    expect(isKnownError(withTraps, step, choice + 1)).toBe(true);
  }
  expect(plain.some((step) => isKnownError(plain, step, plain.length))).toBe(false);
});

it('skips to a step, but not past a choice that’s still to be made', () => {
  const choices = withTraps.flatMap(({ instead }, index) => (instead === undefined ? [] : index));
  const [first = 0, second = 0] = choices;
  const last = withTraps.length - 1;
  expect(skipTo(withTraps, 0, first - 1)).toBe(first - 1);
  expect(skipTo(withTraps, 0, last)).toBe(first);
  expect(skipTo(withTraps, first + 1, last)).toBe(second);
  expect(skipTo(withTraps, last, 2)).toBe(2);
});

it('says how many steps come before one that’s far too early', () => {
  const [first] = plain;
  if (first === undefined) throw new Error('There are no steps');
  const refusals = [1, 7].map((index) => refusalOf(variantOf(walkthrough, false), first, index));
  expect(refusals).toEqual([
    `Not yet. ${first.label} first. ${first.why}`,
    `Not yet. 7 steps come before it. ${first.label} first. ${first.why}`,
  ]);
});

it('does a step only next, and none twice', () => {
  expect([0, 1, 2, 3].map((index) => attempt(2, index))).toEqual([
    'done before',
    'done before',
    'done',
    'refused',
  ]);
});
