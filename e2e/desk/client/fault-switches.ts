import type { Fault } from '../../platform/platform';
import { faultKey, switchGroups } from '../fault-switches';
import { byId } from './dom';
import { showCount } from './panels';

/** Wires up the switches. `onFaults` receives the active faults after each change. */
export function createFaultSwitches(onFaults: (faults: Fault[]) => void) {
  const groups = Object.values(switchGroups).map((switches) =>
    switches.map(({ id, fault }) => ({ box: byId(id, HTMLInputElement), fault })),
  );
  const all = groups.flat();
  const active = () => all.filter(({ box }) => box.checked).map(({ fault }) => fault);
  const showActive = () => showCount('faults', active().length, 'on');
  const apply = () => {
    showActive();
    onFaults(active());
  };

  for (const group of groups) {
    // A call can have only one fault, except that a delay combines with any other.
    const exclusive = group.filter(({ fault }) => fault.kind !== 'delay').map(({ box }) => box);
    for (const { box } of group) {
      box.addEventListener('change', () => {
        const others = exclusive.includes(box) ? exclusive.filter((other) => other !== box) : [];
        for (const other of others) other.checked = false;
        apply();
      });
    }
  }
  byId('clear-faults', HTMLButtonElement).addEventListener('click', () => {
    for (const { box } of all) box.checked = false;
    apply();
  });

  /** Shows the faults that are active on the platform. */
  return (faults: readonly Fault[]) => {
    const keys = faults.map(faultKey);
    for (const { box, fault } of all) box.checked = keys.includes(faultKey(fault));
    showActive();
  };
}
