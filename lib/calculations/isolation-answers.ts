import { isActuated, isBlock, isElectric, isInert, isOpening, mentions } from './isolation-sources';
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

export const isTesterUnproved = (point: ReadPoint) =>
  isElectric(point) && point.methods.has('voltage') && !point.methods.has('proved');

/** Whether a step or a row tests the air. */
export const testsAir = ({ steps, points }: Rows & { steps: string }) =>
  /oxygen|\bo2\b|(gas|air|atmosphere).test|test(s|ed)? (for gas|the (air|atmosphere))/i.test(
    [steps, ...points.map(({ verification }) => verification)].join('\n'),
  );

/** Whether nobody tests the air of a space. Inert gas has a finding of its own. */
export const isEntryUntested = (plan: Rows & { steps: string; job: string }) =>
  plan.job === 'entry' &&
  !plan.points.some(isInert) &&
  !testsAir(plan) &&
  !/\b(lel|toxic|h2s|(gas|air|atmospheric|atmosphere) (re-?)?(test|check|monitor)\w*)\b/i.test(
    plan.steps,
  );

/** A drawing shows a valve, and accepts nothing. */
const drawing =
  /\b(p ?& ?id|pid|pfd|dwg|drawing|isometric|sketch)s?\b[-. :#]*(no\b|number\b)?[-. :#]*([a-z]*[-. ]?[\w-]*\d[\w-]*)?/gi;

/** Whether a procedure accepts single valves, by its number or name. */
export const isAccepted = (basis: string) =>
  !isBlank(basis) &&
  !/\b(not(?! (above|over|more))|none|no(?!\.| limit)|never|pending|waiver|always|usual(ly)?|n\/?a|refused?|rejected|denied|expired|withdrawn|prohibit\w*|forbid\w*|forbidden|double.block\w*|dbb|\w+n['’]t)\b/i.test(
    basis,
  ) &&
  (!/\brequir/i.test(basis) || /\b(accept|allow|permits\b|permitted)/i.test(basis)) &&
  (/\b[A-Z]{2,6}[-. ]?\d/.test(basis.replace(drawing, '')) ||
    /\b(?!(?:the|our|a|per|by|usual|normal|this|any|site|standard)\b)\w+ (procedure|policy|standard|manual)\b/i.test(
      basis,
    ));

/** Whether a source has more pressure than a basis accepts, as “up to 50 psig” does. */
export function isAboveLimit(energy: string, basis: string): boolean {
  const [, limit, unit = ''] =
    /\b(?:up to|below|under|at most|max(?:imum|\.)?(?: of)?|(?:not|no) (?:above|over|more than)) ([\d.]+) ?(psi|bar|kpa)/i.exec(
      basis,
    ) ?? [];
  if (limit === undefined) return false;
  return [...energy.matchAll(/([\d.]+) ?(psi|bar|kpa)/gi)].some(
    ([, pressure, its]) =>
      its?.toLowerCase() === unit.toLowerCase() && Number(pressure) > Number(limit),
  );
}

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
