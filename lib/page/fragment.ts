import { hide } from './menus';

const agentPopovers = '[popover][role="dialog"]';

/** The fragment that the URL should have. */
let current = location.hash;

/** Keeps the URL's fragment and the open agent in sync, in both directions. */
export function initFragments(): void {
  addEventListener('hashchange', ({ newURL }) => {
    current = new URL(newURL).hash;
    restoreFragment();
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
  syncFragment(document.querySelector(`${agentPopovers}:is(:popover-open)`), true);
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
  const button = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  const id = button?.dataset.fragment;
  if (id === undefined) return;
  if (isOpen) {
    setFragment(id);
    return;
  }
  clearFragment(id);
  // The browser can't return the focus to the previous agent's dialog, which is gone.
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** Removes a closed agent's fragment, and restores that of the active role filter, which is still `:target`. */
export function clearFragment(id: string): void {
  if (location.hash !== `#${id}`) return;
  setFragment(document.querySelector('.role-result:target')?.id);
}

/** Replaces the fragment without adding a history entry, so Back still leaves the page. */
function setFragment(id: string | undefined): void {
  current = id === undefined ? '' : `#${id}`;
  restoreFragment();
}

/**
 * Corrects the URL's fragment. At the end of hydration, the router replaces the URL by the one from the start, even if
 * the visitor has gone to another fragment since.
 */
export function restoreFragment(): void {
  const { pathname, search, hash } = location;
  if (hash === current) return;
  // Without a state, the router adds its own and knows the new URL. Before hydration, it doesn't listen yet.
  const { ready } = document.documentElement.dataset;
  const state: unknown = ready === undefined ? history.state : null;
  history.replaceState(state, '', pathname + search + current);
}
