import type { Point } from '@/lib/calculations/isolation-choices';
import {
  energiesLetOut,
  isBlank,
  isElectric,
  isFlow,
  isHighVoltage,
  isLeftOpen,
  isOpened,
  isolatedLines,
  isParted,
  isVoltageUnread,
  openToAll,
  sharedLines,
  singleValved,
} from '@/lib/calculations/isolation-lines';
import { count } from './check-text';
import type { OwnPlan } from './plan-schema';

export const walkHeading = 'What the checks can’t know. Ask as you walk it:';

const tagsOf = (points: readonly Point[]) => points.map(({ tag }) => tag).join(', ');

/** What shows by its motion that it starts. */
const drives = /motor|pump|fan|blower|compressor|agitator|mixer|conveyor/i;

/** What no check can know about a plan, as questions to walk with: those of every plan, then those of what's in this one. */
export function walkQuestions(plan: OwnPlan): string[] {
  const { points, job } = plan;
  const has = (...energies: Point['energy'][]) =>
    points.some(({ energy }) => energies.includes(energy));
  const lets = (...energies: Point['energy'][]) =>
    points.filter(
      (point) =>
        isOpened(point) && energies.some((energy) => energiesLetOut(plan, point).has(energy)),
    );
  const toSewer = tagsOf(lets('fluid').filter(({ leadsTo }) => leadsTo === 'sewer'));
  const gasFrom = tagsOf(lets('inert', 'toxic')) || 'the vent';
  const leftOpen = tagsOf(points.filter(isLeftOpen));
  const noUnit = tagsOf(points.filter((point) => isVoltageUnread(point, plan)));
  const untested = tagsOf(
    points.filter(
      (point) =>
        isElectric(point) && point.verified === 'tried' && !drives.test(point.tag + point.line),
    ),
  );
  const lines = count(isolatedLines(plan).length, 'line');
  const ends =
    (job === 'entry' && ` Every line to the space has to be isolated: ${lines} here.`) ||
    (job === 'line break' && ` A line has two ends, and branches: ${lines} here.`) ||
    '';
  return [
    `${points.length === 1 ? 'Is this point' : `Are these ${points.length} points`} all of them? Trace every pipe and cable on the P&ID and the one-line.${ends}`,
    'Is each the right device? Walk it down, and read its tag.',
    'Who saw each verification, and has anything moved since?',
    points.some(isElectric) &&
      'Electrical: what can feed back, such as control power, a UPS, or a generator? Is a voltage induced, or a capacitor charged?',
    points.some((point) => isHighVoltage(point, plan)) &&
      'Over 600 V: is the tester rated for it? Who’s qualified to test and ground it?',
    noUnit !== '' && `Is ${noUnit} over 600 V? Its voltage isn’t clear.`,
    untested !== '' &&
      `${untested}: can it start? Heat tracing and lights can’t: who tested the voltage?`,
    points.some((point) => isFlow(point) && point.energy !== 'solids') &&
      'Pressure: what’s trapped between closed valves, by a check valve that held, or behind a plugged bleed?',
    toSewer !== '' && `What does ${toSewer} let out, and what vapor comes in?`,
    leftOpen !== '' &&
      job !== 'entry' &&
      `Does the relief path at ${leftOpen} lead to what’s opened?`,
    has('toxic') &&
      points.some(isParted) &&
      'Toxic: behind what was each blind fitted, and on what breathing air?',
    has('steam') && 'Steam: does a trap pass? Has what’s hot cooled down?',
    has('inert', 'toxic') &&
      `Inert or toxic gas: who’s near ${gasFrom} or downwind, in a low spot or a building, and what do they breathe?`,
    has('mechanical', 'actuator') &&
      'Springs, weights, and hydraulics: is each at rest, or blocked? Is an accumulator left?',
    job === 'entry' &&
      'Entry: who tests the air, attends, and rescues, and what vents the space? The permit (29 CFR 1910.146) is outside these checks.',
  ].filter((question) => question !== false);
}

/** What the checks believe, for the reader to stand by. */
export function onYourWord(plan: OwnPlan): string[] {
  const { job, single, basis, relief, air } = plan;
  const lines = singleValved(plan, single === 'accepted' ? false : undefined).join(', ');
  const closed = tagsOf(
    plan.points.filter(
      ({ device, position }) => device === 'relief block' && position === 'closed',
    ),
  );
  const openings = tagsOf(openToAll(plan));
  return [
    job === 'line break' &&
      single.startsWith('accepted') &&
      !isBlank(basis) &&
      lines !== '' &&
      `A single valve is accepted for ${lines}: ${basis}${basis.endsWith('.') ? '' : '.'}`,
    closed !== '' && !isBlank(relief) && `What ${closed} closes off is relieved by “${relief}”.`,
    ...(plan.series === ''
      ? []
      : sharedLines(plan).map(([line, rows]) => `${rows} are in series on one pipe, ${line}.`)),
    openings !== '' && `All of the lines are one space, let out at ${openings}.`,
    air === 'tested' && 'The air is tested as chosen.',
  ].filter((line) => line !== false);
}
