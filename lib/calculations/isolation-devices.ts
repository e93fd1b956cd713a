import type { Plan, Point } from './isolation-choices';
import {
  isActuated,
  isBlank,
  isBlock,
  isElectric,
  isOpened,
  isOpening,
  onLineOf,
  rowsAbout,
} from './isolation-lines';

/** The positions in which each device isolates or holds. Those of bleeds and drains have rules of their own. */
export const positions: Readonly<Partial<Record<Point['device'], readonly Point['position'][]>>> = {
  breaker: ['off', 'open', 'racked', 'removed'],
  valve: ['closed'],
  'actuated closes': ['closed'],
  'actuated opens': ['closed'],
  'motor-operated': ['closed'],
  'control valve': ['closed'],
  blind: ['fitted', 'closed'],
  removed: ['removed'],
  bleed: ['open', 'closed'],
  'bleed between': ['open', 'closed'],
  drain: ['open', 'closed'],
  'relief block': ['closed', 'open'],
  restraint: ['fitted', 'rest'],
  ground: ['fitted', 'closed'],
  shutter: ['closed'],
};

/** The devices that isolate or hold what doesn't flow. */
const devices: Readonly<Partial<Record<Point['energy'], readonly Point['device'][]>>> = {
  electrical: ['breaker', 'removed', 'ground'],
  mechanical: ['restraint', 'removed'],
  radiation: ['shutter', 'removed'],
};

/** Whether its device can't isolate or hold its energy. */
export function isWrongDevice({ energy, device }: Point): boolean {
  if (energy === '' || device === '') return false;
  return devices[energy] === undefined
    ? ['restraint', 'breaker', 'ground', 'shutter'].includes(device)
    : !devices[energy].includes(device);
}

/** Whether what moves a valve isn't a row: the feeder of its motor, or the air or hydraulics of its actuator. */
export const isActuatorLive = (point: Point, plan: Plan) =>
  isActuated(point) &&
  !rowsAbout(plan, point).some((row) =>
    // The power of a solenoid isn't the air of its valve.
    point.device === 'motor-operated' ? isElectric(row) : row.energy === 'actuator',
  );

/** Whether nothing in the plan isolates what a bleed or drain lets out, or what a ground is on. */
export function isUnisolated(point: Point, plan: Plan): boolean {
  const rows = onLineOf(plan, point);
  // Without a line, a bleed is of the equipment itself, which any of the rows may isolate.
  const sources = isBlank(point.line) ? plan.points : rows;
  const isOff = ({ device }: Point) => device === 'breaker' || device === 'removed';
  if (point.device === 'ground') return !rows.some(isOff);
  return (
    isOpening(point) && !sources.some((row) => isBlock(row) || row.device === 'blind' || isOff(row))
  );
}

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

type Verified = Point['verified'];

const shown: Readonly<Partial<Record<Point['energy'], readonly Verified[]>>> = {
  mechanical: ['tried', 'seen'],
  radiation: ['survey'],
};
const shownOpen: readonly Verified[] = ['gauge', 'gauge open', 'clear'];
const shownShut: readonly Verified[] = [...shownOpen, 'tried', 'seen'];

/** Whether its verification isn't stated, or isn't one of its kind of device. */
export function isUnverified(point: Point): boolean {
  const { verified, energy } = point;
  if (isElectric(point) || verified === 'failed') return false;
  return !(shown[energy] ?? (isOpened(point) ? shownOpen : shownShut)).includes(verified);
}
