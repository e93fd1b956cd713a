import type { Fault } from '../../platform/platform';
import { faultKey, switchGroups } from '../fault-switches';
import { byId } from './dom';
import { showCount } from './panels';

/** Wires up the switches. `onFaults` receives the active faults after each change. */
export function createFaultSwitches(onFaults: (faults: Fault[]) => void) {
  const groups = switchGroups.map(({ switches }) =>
    switches.map(({ id, fault }) => ({ box: byId(id, HTMLInputElement), fault })),
  );
  const all = groups.flat();

  const countActive = () => showCount('faults', all.filter(({ box }) => box.checked).length, 'on');
  const apply = () => {
    countActive();
    onFaults(all.filter(({ box }) => box.checked).map(({ fault }) => fault));
  };

  for (const group of groups) {
    // A call can have only one fault, except that a delay combines with any other.
    const exclusiveBoxes = group
      .filter(({ fault }) => fault.kind !== 'delay')
      .map(({ box }) => box);
    for (const { box } of group) {
      box.addEventListener('change', () => {
        if (exclusiveBoxes.includes(box)) {
          for (const other of exclusiveBoxes) if (other !== box) other.checked = false;
        }
        apply();
      });
    }
  }
  byId('clear-faults', HTMLButtonElement).addEventListener('click', () => {
    for (const { box } of all) box.checked = false;
    apply();
  });

  return {
    /** Shows the faults that are active on the platform. */
    show(faults: readonly Fault[]) {
      const activeKeys = new Set(faults.map(faultKey));
      for (const { box, fault } of all) box.checked = activeKeys.has(faultKey(fault));
      countActive();
    },
  };
}
