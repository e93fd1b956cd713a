import { isActuated, isBlock, isOpening, mentions } from './isolation-sources';
import { holderIn, isBlank, isSame, listed, type ReadPoint } from './isolation-words';

interface Rows {
  points: readonly ReadPoint[];
}

/** Whether it opens without air, as its own row or that of its air says. A row of air is about another valve. */
export const failsOpen = (point: ReadPoint, { points }: Rows) =>
  (isBlock(point) && point.fails === 'open' && point.energyKind !== 'gas') ||
  (isActuated(point) && points.some((row) => row.fails === 'open' && mentions(row, point)));

/** Whether an electric row needs a test for absence of voltage. Trying to start a drive is enough if nothing electrical is opened. */
export function needsVoltageTest(
  { tag, energy, device }: ReadPoint,
  { job }: { job: string },
): boolean {
  const what = `${tag} ${energy} ${device}`;
  const isDrive =
    /motor|pump|\bfan|drive|mixer|agitator|conveyor|compressor|blower|crusher/i.test(what) &&
    !/heat|trac|light|panel/i.test(what);
  return job === 'electrical' || job === '' || !isDrive;
}

/** Whether a procedure accepts single valves, by its number or name. */
export const isAccepted = (basis: string) =>
  !isBlank(basis) &&
  !/\b(not(?! (above|over|more))|none|no(?!\.| limit)|never|pending|waiver|always|usual(ly)?|n\/?a|refused?|rejected|denied|expired|withdrawn|\w+n['’]t)\b/i.test(
    basis,
  ) &&
  (/\b[A-Z]{2,6}[-. ]?\d/.test(basis) ||
    /\b(?!(?:the|our|a|per|by|usual|normal|this|any|site|standard)\b)\w+ (procedure|policy|standard|manual)\b/i.test(
      basis,
    ));

/** Whether nothing says how its stored energy is released or held. */
export function keepsEnergy(point: ReadPoint): boolean {
  const { kind, energyKind, isOpen, isSafe, position, verification } = point;
  const isStored = energyKind === 'mechanical' || (energyKind === 'gas' && kind !== 'breaker');
  const isHeld = (kind === 'removed' || kind === 'restraint') && isSafe === true;
  return (
    isStored &&
    !isHeld &&
    !(isOpening(point) && isOpen) &&
    !/vent|bleed|bled|\b[0] ?(psi|bar|v)|\d ?(psi|bar)|zero|drain|exhaust|discharg|block|\bpin|chock|lower|relax|releas|ground|restrain/i.test(
      `${position} ${verification}`,
    )
  );
}

/** On the box, or on each point. */
export function hasOwnLock(name: string, { onBox, points }: Rows & { onBox: string }): boolean {
  const isOwn = (lock: string) => isSame(holderIn(name), holderIn(lock));
  return listed(onBox).some(isOwn) || points.every(({ holder }) => isOwn(holder));
}
