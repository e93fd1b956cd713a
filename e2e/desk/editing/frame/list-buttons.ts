import type { Words } from '@/lib/content/editing/words';
import type { ListAction } from '@/lib/content/editing/yaml-list';

const labels: readonly { action: ListAction; label: string }[] = [
  { action: 'up', label: 'Move up' },
  { action: 'down', label: 'Move down' },
  { action: 'copy', label: 'Duplicate' },
  { action: 'remove', label: 'Remove' },
];

/** Fills the group with buttons for the list that words are in, as far as its schema allows; hidden without one. */
export function showListButtons(
  group: HTMLElement,
  { entry }: Words,
  onPress: (action: ListAction) => void,
): void {
  group.hidden = entry === null;
  if (entry === null) return;
  const { index, count, minItems, maxItems } = entry;
  const isAllowed: Record<ListAction, boolean> = {
    up: index > 0,
    down: index < count - 1,
    copy: count < maxItems,
    remove: count > Math.max(1, minItems),
  };
  const title = `Entry ${index + 1} of ${count}`;
  group.setAttribute('aria-label', title);
  const buttons = labels.map(({ action, label }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.disabled = !isAllowed[action];
    button.addEventListener('click', () => onPress(action));
    return button;
  });
  group.append(title, ...buttons);
}
