import type { Fault } from '../../platform/platform';
import { faultKey, switchGroups } from '../fault-switches';
import { feedIds, type PanelId, panelIds } from '../view-options';
import { toFragment } from './desk-api';
import { byId } from './dom';

// Enough history, while a page that sends messages in a loop can't fill up memory.
const maxEntries = 200;

/** Opens these panels below the page. `onToggle` receives the open ones after each change. */
export function createPanels(open: readonly PanelId[], onToggle: (open: PanelId[]) => void) {
  const panel = (id: PanelId) => byId(`${id}-panel`, HTMLDetailsElement);
  for (const id of panelIds) {
    panel(id).open = open.includes(id);
    panel(id).addEventListener('toggle', () =>
      onToggle(panelIds.filter((each) => panel(each).open)),
    );
  }
}

function showCount(id: PanelId, count: number, unit = ''): void {
  const tag = byId(`${id}-count`, HTMLSpanElement);
  tag.hidden = count === 0;
  tag.textContent = `${count} ${unit}`.trim();
}

/** The list in a panel, newest entry first, with its Clear button. */
export function createList(id: PanelId) {
  const list = byId(`${id}-list`, HTMLOListElement);
  const changed = () => {
    byId(`${id}-empty`, HTMLParagraphElement).hidden = list.childElementCount > 0;
    showCount(id, list.childElementCount);
  };
  const clear = () => {
    list.replaceChildren();
    changed();
  };
  byId(`${id}-clear`, HTMLButtonElement).addEventListener('click', clear);
  return {
    clear,
    add(entry: Node) {
      list.prepend(entry);
      if (list.childElementCount > maxEntries) list.lastElementChild?.remove();
      changed();
    },
  };
}

interface PlatformLogOptions {
  onFaults: (faults: Fault[]) => void;
  /** Called on connecting, after each reconnect, and after the content has changed. */
  onContent: (change: 'connected' | 'changed') => void;
}

/** Fills the panels with what happens on the platform, and shows whether the local server is connected. */
export function connectPlatformLog({ onFaults, onContent }: PlatformLogOptions): void {
  const statusLine = byId('line', HTMLParagraphElement);
  const show = (state: 'on' | 'off', text: string) => {
    statusLine.dataset.state = state;
    statusLine.textContent = text;
  };
  const feeds = feedIds.map((id) => ({ id, list: createList(id) }));

  const source = new EventSource('/preview/api/events');
  source.addEventListener('start', ({ data }) => {
    show('on', 'Platform connected');
    onFaults(JSON.parse(data).faults);
    // The past events follow.
    for (const { list } of feeds) list.clear();
    onContent('connected');
  });
  for (const { id, list } of feeds) {
    source.addEventListener(id, ({ data }) => list.add(toFragment(JSON.parse(data))));
  }
  source.addEventListener('content', () => onContent('changed'));
  source.addEventListener('error', () => show('off', 'Platform disconnected, reconnecting'));
}

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

  return (faults: readonly Fault[]) => {
    const keys = faults.map(faultKey);
    for (const { box, fault } of all) box.checked = keys.includes(faultKey(fault));
    showActive();
  };
}
