import { hide } from './menus';

const agentPopovers = '[popover][role="dialog"]';

/** Keeps the URL's fragment and the open agent in step: each changes the other. */
export function initFragments(): void {
  addEventListener('hashchange', () => {
    document.querySelectorAll<HTMLElement>(agentPopovers).forEach(hide);
    openFragmentTarget();
  });
  const captured = { capture: true };
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if ('newState' in event) syncFragment(event.target, event.newState === 'open');
    },
    captured,
  );
  // One may have been opened before this script ran.
  syncFragment(document.querySelector(`${agentPopovers}:is(:popover-open)`), true);
}

/** Opens the agent that the URL's fragment names. */
export function openFragmentTarget(): void {
  const id = location.hash.slice(1);
  if (id === '') return;
  const button = document.querySelector<HTMLElement>(`[data-fragment="${CSS.escape(id)}"]`);
  // First, because closing returns the focus to the element that had it.
  button?.focus();
  button?.click();
}

function syncFragment(popover: EventTarget | null, isOpen: boolean): void {
  if (!(popover instanceof HTMLElement && popover.matches(agentPopovers))) return;
  const button = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  const id = button?.dataset.fragment;
  if (id === undefined) return;
  if (isOpen) setFragment(id);
  else clearFragment(id);
}

/** Removes an agent that closes from the URL. The fragment of the active role filter, which stays `:target`, returns. */
export function clearFragment(id: string): void {
  if (location.hash !== `#${id}`) return;
  setFragment(document.querySelector('.role-result:target')?.id);
}

/** Replaces the fragment without adding a history entry, so Back still leaves the page. */
function setFragment(id: string | undefined): void {
  const { pathname, search, hash } = location;
  const wanted = id === undefined ? '' : `#${id}`;
  // The router's own state keeps it from rewriting this entry later.
  if (hash !== wanted) history.replaceState(history.state, '', pathname + search + wanted);
}
