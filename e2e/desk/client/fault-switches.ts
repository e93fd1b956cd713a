import type { Fault } from '../../platform/platform';
import { faultKey } from '../fault-key';
import { switchGroups } from '../fault-switches';
import { byId } from './dom';

/** The switches; `onFaults` gets what shall go wrong each time somebody changes it. */
export function createFaultSwitches(onFaults: (faults: Fault[]) => void) {
  const count = byId('fault-count', HTMLSpanElement);
  const groups = switchGroups.map(({ switches }) =>
    switches.map(({ id, fault }) => ({ box: byId(id, HTMLInputElement), fault })),
  );
  const all = groups.flat();

  const showCount = () => {
    const on = all.filter(({ box }) => box.checked).length;
    count.hidden = on === 0;
    count.textContent = `${on} on`;
  };
  const apply = () => {
    showCount();
    onFaults(all.filter(({ box }) => box.checked).map(({ fault }) => fault));
  };

  for (const group of groups) {
    // A call can only end in one way; slow it can be beside.
    const endings = group.filter(({ fault }) => fault.kind !== 'delay').map(({ box }) => box);
    for (const { box } of group) {
      box.addEventListener('change', () => {
        if (endings.includes(box)) {
          for (const other of endings) if (other !== box) other.checked = false;
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
    /** Shows what the platform says is on. */
    show(faults: readonly Fault[]) {
      const set = new Set(faults.map(faultKey));
      for (const { box, fault } of all) box.checked = set.has(faultKey(fault));
      showCount();
    },
  };
}
