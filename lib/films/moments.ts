import type { Content } from '@/lib/content';
import { stateAt, timeOf } from '@/lib/plant/state';

type Plant = Content['plant'];

/** What the Home film's P&ID shows from a time on. */
export interface Moment {
  /** HH:MM */
  time: string;
  /** By tag, of every device and piece of equipment. */
  states: Readonly<Record<string, string>>;
  /** Keys of `flows`. */
  flowing: readonly string[];
  /** The isolation point that's locked at this time: its device, and its number in the plan. */
  locked: { device: string; number: number } | null;
}

/** The valves that each flow of the Home film passes. The heat medium passes none of the register's. */
export const flows: Readonly<Record<string, readonly string[]>> = {
  medium: [],
  pump: ['HV-223', 'HV-224'],
  recirculation: ['HV-225'],
  feed: ['XV-212', 'HV-231'],
};

/** From the pump's lockout to the decision: what is logged, and each lock of the line's isolation. */
export function homeMoments(plant: Plant): Moment[] {
  const { line, pump } = homeIsolations(plant);
  const from = timeOf(plant, pump.tag, 'verified') ?? plant.shift.from;
  const until = timeOf(plant, line.for, 'rescheduled') ?? plant.shift.until;
  const times = [...plant.log.map(({ time }) => time), ...line.points.map((p) => p.verified)];
  return [...new Set(times)]
    .filter((time) => time >= from && time <= until)
    .sort()
    .map((time) => {
      const states = Object.fromEntries(
        [...stateAt(plant, time)].map(([tag, { state }]) => [tag, state]),
      );
      const index = line.points.findIndex(({ verified }) => verified === time);
      const device = line.points[index]?.device;
      const locked = device === undefined ? null : { device, number: index + 1 };
      return { time, states, flowing: flowing(plant, states), locked };
    });
}

/** The isolations that the film shows: of the line, and of the pump. @throws an Error if one isn't in the register */
export function homeIsolations(plant: Plant) {
  const [, lineBreak] = plant.conflict;
  const isolationFor = (tag: string | undefined) =>
    plant.isolations.find((isolation) => isolation.for === tag);
  const [line, pump] = [isolationFor(lineBreak), isolationFor(plant.bearing.pump)];
  if (line === undefined || pump === undefined) {
    throw new Error('content/plant.yaml: the line break or the pump has no isolation.');
  }
  return { line, pump };
}

/** What the pump and the exchanger make flow. Whether the valves are open for it is up to the register. */
function flowing({ line, bearing }: Plant, states: Moment['states']): string[] {
  const spare = states[bearing.spare];
  const feeds = spare === 'running' && states[line.exchanger] === 'in service';
  return [
    'medium',
    ...(spare === 'running' || spare === 'on recirculation' ? ['pump'] : []),
    ...(spare === 'on recirculation' ? ['recirculation'] : []),
    ...(feeds ? ['feed'] : []),
  ];
}
