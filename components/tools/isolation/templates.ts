import type { Point } from '@/lib/calculations/isolation-choices';
import { stepsWithout } from '@/lib/calculations/isolation-steps';
import { noPlan, type OwnPlan, pointOf } from './plan-schema';

type Choices = Partial<Point>;

const closed: Choices = { device: 'valve', position: 'closed' };
const blinded: Choices = { device: 'blind', position: 'fitted' };
const off: Choices = { energy: 'electrical', device: 'breaker', position: 'off' };

/** What a job usually has. What has to be done and seen isn't in it: the plan has findings until it's chosen. */
const templates = {
  Pump: {
    job: 'line break',
    steps: stepsWithout('blinds', 'air'),
    points: [
      { tag: 'Pump breaker', line: 'Motor', amount: '480 V', ...off },
      { tag: 'Suction valve', line: 'Suction', ...closed },
      { tag: 'Discharge valve', line: 'Discharge', ...closed },
      { tag: 'Warm-up or bypass valve', line: 'Warm-up or bypass', ...closed },
      { tag: 'Seal flush', line: 'Seal flush', ...closed },
      { tag: 'Casing bleed', device: 'bleed', position: 'open', leadsTo: 'safe' },
    ],
  },
  Vessel: {
    job: 'entry',
    steps: stepsWithout(),
    points: [
      { tag: 'Feed nozzle', line: 'Feed', ...blinded },
      { tag: 'Bottoms nozzle', line: 'Bottoms', ...blinded },
      { tag: 'Steam nozzle', line: 'Steam', ...blinded, energy: 'steam' },
      {
        tag: 'Nitrogen connection',
        line: 'Nitrogen',
        energy: 'inert',
        device: 'removed',
        position: 'removed',
      },
      { tag: 'Vent to flare', line: 'Flare header', ...blinded },
      { tag: 'Top vent', device: 'bleed', position: 'open', leadsTo: 'safe' },
      { tag: 'Bottom drain', device: 'drain' },
      { tag: 'Agitator breaker', line: 'Agitator motor', amount: '480 V', ...off },
    ],
  },
  Motor: {
    job: 'electrical',
    steps: stepsWithout('blinds', 'air'),
    points: [
      { tag: 'Motor breaker', line: 'Motor', amount: '480 V', ...off },
      { tag: 'Control power', line: 'Control power', amount: '120 V', ...off },
      { tag: 'Space heater', line: 'Space heater', amount: '120 V', ...off },
      {
        tag: 'Shaft',
        line: 'Driven load',
        energy: 'mechanical',
        device: 'restraint',
        position: 'fitted',
      },
    ],
  },
} as const satisfies Readonly<
  Record<string, Pick<OwnPlan, 'job' | 'steps'> & { points: readonly Choices[] }>
>;

export type TemplateName = keyof typeof templates;

export function templateOf(name: TemplateName): OwnPlan {
  const { job, points, steps: numbers } = templates[name];
  return {
    ...noPlan,
    title: `${name} lockout`,
    job,
    points: points.map((point) => pointOf(point)),
    steps: numbers,
  };
}
