import { hide } from './menus';

/** Each agent's text (`components/sections/agent-grid.tsx`). */
export const agentPopovers = '[popover][role="dialog"]';

/** On a popover that closes because a dialog with the same content replaces it. */
const replacedAttribute = 'data-replaced';

/** Keeps the URL's fragment and the open agent in sync, in both directions. */
export function initFragments(): void {
  addEventListener('hashchange', () => {
    document.querySelectorAll<HTMLElement>(agentPopovers).forEach(hide);
    openFragmentTarget();
  });
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if ('newState' in event) syncFragment(event.target, event.newState === 'open');
    },
    true,
  );
  // A popover may have been opened before this script ran.
  syncFragment(document.querySelector(`${agentPopovers}:popover-open`), true);
}

/** Opens the agent whose id is the URL's fragment. */
export function openFragmentTarget(): void {
  const id = location.hash.slice(1);
  if (id === '') return;
  const button = document.querySelector<HTMLElement>(`[data-fragment="${CSS.escape(id)}"]`);
  // Focus the button first: closing the popover returns the focus to the element that had it.
  button?.focus();
  button?.click();
}

function syncFragment(popover: EventTarget | null, isOpen: boolean): void {
  if (!(popover instanceof HTMLElement && popover.matches(agentPopovers))) return;
  if (popover.hasAttribute(replacedAttribute)) return;
  const button = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  const id = button?.dataset.fragment;
  if (id === undefined) return;
  if (isOpen) setFragment(id);
  else {
    clearFragment(id);
    // The browser can't return the focus to the previous agent's dialog, which is gone.
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  }
}

/** Closes a popover that a dialog has replaced. The fragment stays, because the agent is still open. */
export function hideReplaced(popover: HTMLElement): void {
  popover.setAttribute(replacedAttribute, '');
  hide(popover);
  popover.removeAttribute(replacedAttribute);
}

/** Removes a closed agent's fragment, and restores that of the active role filter, which is still `:target`. */
export function clearFragment(id: string): void {
  if (location.hash === `#${id}`) setFragment(document.querySelector('.role-result:target')?.id);
}

/** Replaces the fragment without adding a history entry, so Back still leaves the page. */
function setFragment(id: string | undefined): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + (id === undefined ? '' : `#${id}`));
}
