import type { Plan, Point } from './isolation-choices';
import {
  isActuated,
  isAtZero,
  isBlank,
  isBlock,
  isElectric,
  isFlow,
  isOpened,
  isOpening,
  isSame,
  isShutToHeader,
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
    ? (device === 'restraint' && energy !== 'actuator') ||
        ['breaker', 'ground', 'shutter'].includes(device)
    : !devices[energy].includes(device);
}

/** Whether what moves a valve isn't a row: the feeder of its motor, or the air or hydraulics of its actuator. */
export const isActuatorLive = (point: Point, plan: Plan) =>
  isActuated(point) &&
  !rowsAbout(plan, point).some((row) =>
    // The power of a solenoid isn't the air of its valve, and an open vent doesn't shut its supply.
    point.device === 'motor-operated'
      ? isElectric(row)
      : row.energy === 'actuator' && !isHeld(row) && !isOpening(row),
  );

/** Whether nothing in the plan isolates what a bleed or drain lets out, or what a ground is on. */
export function isUnisolated(point: Point, plan: Plan): boolean {
  const rows = onLineOf(plan, point);
  // Without a line, a bleed is of the equipment itself, which any of the rows may isolate, as an accumulator's or casing's is.
  const isOwn =
    isBlank(point.line) ||
    point.energy === 'actuator' ||
    /^(the |pump )*(casing|accumulator)$/i.test(point.line.trim());
  const sources = isOwn ? plan.points : rows;
  const isOff = ({ device }: Point) => device === 'breaker' || device === 'removed';
  if (point.device === 'ground') return !rows.some(isOff);
  return (
    isOpening(point) && !sources.some((row) => isBlock(row) || row.device === 'blind' || isOff(row))
  );
}

/** Whether it holds what it's on, and needs no position. */
export const isHeld = ({ device }: Point) => device === 'restraint' || device === 'ground';

/** Whether trapped air or oil stays behind it, or nothing holds what could move. */
export const keepsEnergy = (point: Point, plan: Plan) =>
  (isHeld(point) && point.position === '') ||
  (point.energy === 'actuator' &&
    (isBlock(point) || isOpening(point)) &&
    !isAtZero(point) &&
    point.verified !== 'failed' &&
    point.verified !== '' &&
    !(isBlock(point) && plan.points.some((other) => isVentOf(other, point))));

/** Whether an opening lets out what's behind a valve of air or hydraulics: on its line, or of all that moves. */
const isVentOf = (opening: Point, { line }: Point) =>
  isOpened(opening) &&
  (isBlank(opening.line) ? opening.energy === 'actuator' : isSame(opening.line, line));

/** A ground is seen: a tester has no conductor to touch there that isn't at ground. */
export const isVoltageTested = ({ verified, device }: Point) =>
  ['voltage', 'voltage unproved', 'failed'].includes(verified) ||
  (device === 'ground' && verified === 'seen');
export const needsVoltageTest = ({ job }: Plan) => job === 'electrical' || job === '';

/** Whether its verification isn't stated, or isn't one of its kind of device. */
export function isUnverified(point: Point): boolean {
  const { verified, energy, device } = point;
  if (isElectric(point) || verified === 'failed') return false;
  if (energy === 'radiation') return verified !== 'survey';
  const isSeen = verified === 'seen';
  if (device === 'blind' || (device === 'removed' && isFlow(point))) return !isSeen;
  // A drain that's shut against a header is tried as a valve is. Stored energy has a rule of its own.
  const isVent = isOpening(point) && !isShutToHeader(point) && energy !== 'actuator';
  const isHeldStill = !isVent && (verified === 'tried' || isSeen);
  return !isHeldStill && (energy === 'mechanical' || !isAtZero(point));
}
