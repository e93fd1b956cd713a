import type { Content } from '@/lib/content';
import { stateAt } from '@/lib/plant/state';

type Plant = Content['plant'];

/** The valves that each flow of the Home film passes. Where it passes none, it's outside the isolation. */
export const flows: Readonly<Record<string, readonly string[]>> = {
  medium: [],
  pump: ['HV-223', 'HV-224'],
  recirculation: ['HV-225'],
  feed: ['XV-212', 'HV-231'],
};

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

/** The moments from one time to another, both included: whenever something is logged or locked. */
export function moments(plant: Plant, isolation: Plant['isolations'][number], span: Span) {
  const times = [...plant.log.map(({ time }) => time), ...isolation.points.map((p) => p.verified)];
  return [...new Set(times)]
    .filter((time) => time >= span.from && time <= span.until)
    .sort()
    .map((time): Moment => {
      const states = Object.fromEntries(
        [...stateAt(plant, time)].map(([tag, { state }]) => [tag, state]),
      );
      const index = isolation.points.findIndex(({ verified }) => verified === time);
      const device = isolation.points[index]?.device;
      const locked = device === undefined ? null : { device, number: index + 1 };
      return { time, states, flowing: flowing(plant, states), locked };
    });
}

interface Span {
  from: string;
  until: string;
}

/** What the pumps and the exchanger make flow; whether the valves let it is the register's to get right. */
function flowing({ line }: Plant, states: Moment['states']): string[] {
  const spare = states[line.pumps[1] ?? ''];
  const feeds = spare === 'running' && states[line.exchanger] === 'in service';
  return [
    'medium',
    ...(spare === 'running' || spare === 'on recirculation' ? ['pump'] : []),
    ...(spare === 'on recirculation' ? ['recirculation'] : []),
    ...(feeds ? ['feed'] : []),
  ];
}
