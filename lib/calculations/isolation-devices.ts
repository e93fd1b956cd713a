import type { Plan, Point } from './isolation-choices';
import { isElectric } from './isolation-lines';

/** The positions in which each device isolates or holds. Those of bleeds and drains have rules of their own. */
export const positions: Readonly<Partial<Record<Point['device'], readonly Point['position'][]>>> = {
  breaker: ['off', 'open', 'removed'],
  valve: ['closed'],
  'actuated closes': ['closed'],
  'actuated opens': ['closed'],
  'control valve': ['closed'],
  blind: ['fitted', 'closed'],
  removed: ['removed'],
  bleed: ['open', 'closed'],
  'bleed between': ['open', 'closed'],
  drain: ['open', 'closed'],
  'relief block': ['closed', 'open'],
  restraint: ['fitted'],
  ground: ['fitted', 'closed'],
};

/** Whether its device can't isolate or hold its energy. */
export function isWrongDevice(point: Point, { points }: Plan): boolean {
  const { energy, device } = point;
  if (energy === '' || device === '') return false;
  if (energy === 'mechanical') return device !== 'restraint' && device !== 'removed';
  if (device === 'ground') {
    const isOff = ({ device: each, position }: Point) =>
      (each === 'breaker' && position !== 'closed') || each === 'removed';
    return energy !== 'electrical' || !points.some((other) => isElectric(other) && isOff(other));
  }
  if (energy === 'electrical') return device !== 'breaker' && device !== 'removed';
  return device === 'restraint' || device === 'breaker';
}
