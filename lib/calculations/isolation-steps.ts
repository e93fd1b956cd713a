import { keysOf, type Phase, type Plan, phases } from './isolation-choices';
import { isFlow } from './isolation-lines';

/** All phases as steps in their order, but for those that a plan doesn't have. */
export const stepsWithout = (...missing: readonly Phase[]): Plan['steps'] =>
  Object.fromEntries(
    keysOf(phases)
      .filter((phase) => !missing.includes(phase))
      .map((phase, index) => [phase, `${index + 1}`]),
  );

/** “3”, “3a”, “5.1”, in hundredths; null if it isn't a number, as in a phase that the plan doesn't have. */
function numberOf(text = ''): number | null {
  const [, step, letter, part] = /^\s*(\d+)(?:([a-z])|\.(\d))?\s*$/i.exec(text) ?? [];
  if (step === undefined) return null;
  return Number(step) * 100 + (letter ? Number.parseInt(letter, 36) : Number(part ?? 0));
}

/** Lines are parted, and work starts, only when what's before is done; others may be one step. */
const isStrict = (later: Phase) => later === 'work' || later === 'blinds';

/** The phases that come before one they depend on, as “later” before “earlier”. */
export function stepsOutOfOrder({ steps, job }: Plan): string[] {
  const names = keysOf(phases);
  return names.flatMap((later, index) => {
    const at = numberOf(steps[later]);
    const missed = names.slice(0, index).find((earlier) => {
      const before = numberOf(steps[earlier]);
      // The air is tested before or after the rest is verified; for an entry, with the blinds in.
      const isEither =
        later === 'air' && (earlier === 'verify' || (earlier === 'blinds' && job !== 'entry'));
      if (at === null || before === null || isEither) return false;
      return before > at || (before === at && isStrict(later));
    });
    return missed === undefined ? [] : [`“${phases[later]}” not after “${phases[missed]}”`];
  });
}

/** The phases that no step has. */
export function missingSteps({ steps, air, points }: Plan): string[] {
  const parts = points.some(
    (point) => isFlow(point) && (point.device === 'blind' || point.device === 'removed'),
  );
  return keysOf(phases)
    .filter(
      (phase) =>
        numberOf(steps[phase]) === null &&
        (phase !== 'air' || air === 'tested') &&
        (phase !== 'blinds' || parts),
    )
    .map((phase) => `“${phases[phase]}”`);
}
