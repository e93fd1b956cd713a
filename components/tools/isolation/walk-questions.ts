import type { Point } from '@/lib/calculations/isolation-choices';
import {
  energiesLetOut,
  isBlank,
  isBlock,
  isElectric,
  isFlow,
  isHighVoltage,
  isOpened,
  isolatedLines,
  isParted,
  isSame,
  singleValved,
} from '@/lib/calculations/isolation-lines';
import { count } from './check-text';
import type { OwnPlan } from './plan-schema';

export const walkHeading = 'What the checks can’t know. Ask as you walk it:';

/** What no check can know about a plan, as questions to walk with: those of every plan, then those of what's in this one. */
export function walkQuestions(plan: OwnPlan): string[] {
  const { points, job } = plan;
  const has = (...energies: Point['energy'][]) =>
    points.some(({ energy }) => energies.includes(energy));
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
    points.some(isFlow) &&
      'Pressure: what’s trapped between closed valves, by a check valve that held, or behind a plugged bleed?',
    has('steam') && 'Steam: does a trap pass? Has what’s hot cooled down?',
    has('inert', 'toxic') &&
      'Inert or toxic gas: who’s near the vent or downwind, in a low spot or a building?',
    has('mechanical', 'actuator') &&
      'Springs, weights, and hydraulics: is each at rest, or blocked? Is an accumulator left?',
    job === 'entry' &&
      'Entry: who tests the air, attends, and rescues, and what vents the space? The permit (29 CFR 1910.146) is outside these checks.',
  ].filter((question) => question !== false);
}

/** What the checks believe, for the reader to stand by. */
export function onYourWord(plan: OwnPlan): string[] {
  const { points, job, single, basis, relief, air } = plan;
  const tags = (isIn: (point: Point) => boolean) =>
    points
      .filter(isIn)
      .map(({ tag }) => tag)
      .join(', ');
  const lines = singleValved(plan).join(', ');
  const closed = tags(({ device, position }) => device === 'relief block' && position === 'closed');
  const lets = (energy: Point['energy']) => (point: Point) =>
    isOpened(point) && energiesLetOut(plan, point).has(energy);
  const toxic = tags(
    (point) => lets('toxic')(point) && (point.leadsTo === 'safe' || point.leadsTo === 'tank'),
  );
  const toSewer = tags((point) => lets('fluid')(point) && point.leadsTo === 'sewer');
  return [
    job === 'line break' &&
      single.startsWith('accepted') &&
      !isBlank(basis) &&
      lines !== '' &&
      `A single valve is accepted for ${lines}, by ${basis}${basis.endsWith('.') ? '' : '.'}`,
    closed !== '' && !isBlank(relief) && `What ${closed} closes off is relieved by “${relief}”.`,
    toxic !== '' && `What ${toxic} lets out can’t reach anyone, and nobody breathes it.`,
    toSewer !== '' && `What ${toSewer} lets out isn’t toxic, flammable, or corrosive.`,
    ...sharedLines(plan),
    air === 'tested' && 'The air is tested as chosen.',
  ].filter((line) => line !== false);
}

/** Rows with the same line are believed to be on one pipe, in series: a blind on one branch says nothing about another. */
function sharedLines({ points }: OwnPlan): string[] {
  return isolatedLines({ points }).flatMap((line) => {
    const rows = points.filter((point) => isFlow(point) && isSame(point.line, line));
    return rows.filter((point) => isBlock(point) || isParted(point)).length > 1
      ? [`${rows.map(({ tag }) => tag).join(', ')} are in series on one pipe, ${line}.`]
      : [];
  });
}
