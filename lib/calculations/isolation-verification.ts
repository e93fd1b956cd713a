import type { Plan, Point } from './isolation-choices';
import { isBlock, isElectric, isOpened, onLineOf } from './isolation-lines';

/** Whether it holds what it's on, and needs no position. */
export const isHeld = ({ device }: Point) => device === 'restraint' || device === 'ground';

/** Whether trapped air stays behind it, or nothing holds what could move. */
export const keepsEnergy = (point: Point, plan: Plan) =>
  (isHeld(point) && point.position === '') ||
  (point.energy === 'actuator' &&
    isBlock(point) &&
    !['gauge', 'gauge open', 'clear', 'failed', ''].includes(point.verified) &&
    !onLineOf(plan, point).some(isOpened));

export const isVoltageTested = ({ verified }: Point) =>
  verified === 'voltage' || verified === 'voltage unproved' || verified === 'failed';
export const needsVoltageTest = ({ job }: Plan) => job === 'electrical' || job === '';

/** Whether its verification isn't stated, or isn't one of its kind of device. */
export function isUnverified(point: Point): boolean {
  const { verified, energy } = point;
  if (isElectric(point) || verified === 'failed') return false;
  if (energy === 'mechanical') return verified !== 'tried' && verified !== 'seen';
  if (isOpened(point)) return !['gauge', 'gauge open', 'clear'].includes(verified);
  return verified === '' || verified === 'voltage' || verified === 'voltage unproved';
}
