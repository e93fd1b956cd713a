import { expect, it } from 'vitest';
import { noPlan, pointOf } from '@/components/tools/isolation/plan-schema';
import { onYourWord, walkQuestions } from '@/components/tools/isolation/walk-questions';
import type { Plan, Point } from '@/lib/calculations/isolation-choices';

const feeder: Partial<Point> = { tag: 'CB-1', energy: 'electrical', device: 'breaker' };
const relief: Partial<Point> = { tag: 'PSV-OB', device: 'relief block', position: 'open' };
const unread = 'Is CB-1 over 600 V? Its voltage isn’t clear.';
const untried = 'CB-1: can it start? Heat tracing and lights can’t: who tested the voltage?';
const reliefPath = 'Does the relief path at PSV-OB lead to what’s opened?';

const all = [unread, untried, reliefPath];

it.each<[string, Plan['job'], Partial<Point>, string[]]>([
  ...[
    'MV',
    '13.8',
    '4160 3Ø',
    '4160 three-phase',
    '4160-480 V',
    '480 V / 4160',
    '13.8-0.48 kV',
  ].map((amount): [string, Plan['job'], Partial<Point>, string[]] => [
    `a feeder of “${amount}”`,
    'electrical',
    { ...feeder, amount },
    [unread],
  ]),
  ['a feeder of 480 V', 'electrical', { ...feeder, amount: '480 V, 3Ø' }, []],
  ['a transformer’s low side', 'electrical', { ...feeder, amount: '480 V, 750 kVA' }, []],
  ['heat tracing that’s tried', 'line break', { ...feeder, verified: 'tried' }, [untried]],
  ['a motor that’s tried', 'line break', { ...feeder, line: 'Motor', verified: 'tried' }, []],
  ['an open relief path', 'line break', relief, [reliefPath]],
  ['an open relief path, which is a finding', 'entry', relief, []],
])('of %s, for a job of %s, it asks only what it can’t know', (_, job, point, asked) => {
  const questions = walkQuestions({ ...noPlan, job, points: [pointOf(point)] });
  expect(questions.filter((question) => all.includes(question))).toEqual(asked);
});

it.each<[Plan['series'], string[]]>([
  ['', []],
  ['walked', ['HV-11, HV-12 are in series on one pipe, P-101.']],
])('takes a series that’s “%s” at its word only', (series, taken) => {
  const points = ['HV-11', 'HV-12'].map((tag) => pointOf({ tag, line: 'P-101', device: 'valve' }));
  expect(onYourWord({ ...noPlan, job: 'line break', series, points })).toEqual(taken);
});

it.each([
  ['', ['All of the lines are one space, let out at BV-7.']],
  ['Shell', []],
])('a bleed on line “%s” is said to open the others only if it has none', (line, taken) => {
  const sides = ['Tube', 'Shell'].map((side) => pointOf({ line: side, device: 'valve' }));
  const drain = pointOf({ tag: 'DV-8', device: 'drain', position: 'closed', leadsTo: 'header' });
  const points = [...sides, drain, pointOf({ tag: 'BV-7', line, device: 'bleed' })];
  expect(onYourWord({ ...noPlan, points })).toEqual(taken);
});
