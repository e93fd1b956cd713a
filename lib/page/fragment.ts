import { hide } from './menus';

const agents = '[popover][role="dialog"]';

/** Keeps the URL's fragment and the open agent in step: each changes the other. */
export function runFragments(): void {
  addEventListener('hashchange', () => {
    document.querySelectorAll<HTMLElement>(agents).forEach(hide);
    openNamed();
  });
  const captured = { capture: true };
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if ('newState' in event) follow(event.target, event.newState === 'open');
    },
    captured,
  );
  // One may have been opened before this script ran.
  follow(document.querySelector(`${agents}:is(:popover-open)`), true);
}

/** Opens the agent that the URL's fragment names. */
export function openNamed(): void {
  const id = location.hash.slice(1);
  if (id === '') return;
  const button = document.querySelector<HTMLElement>(`[data-fragment="${CSS.escape(id)}"]`);
  // First, because closing returns the focus to the element that had it.
  button?.focus();
  button?.click();
}

function follow(popover: EventTarget | null, isOpen: boolean): void {
  if (!(popover instanceof HTMLElement && popover.matches(agents))) return;
  const button = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  const id = button?.dataset.fragment;
  if (id === undefined) return;
  if (isOpen) nameInAddress(id);
  else unnameInAddress(id);
}

/** Removes an agent that closes from the URL. The fragment of the active role filter, which stays `:target`, returns. */
export function unnameInAddress(id: string): void {
  if (location.hash !== `#${id}`) return;
  nameInAddress(document.querySelector('.role-result:target')?.id);
}

/** Replaces the fragment without adding a history entry, so Back still leaves the page. */
function nameInAddress(id: string | undefined): void {
  const { pathname, search, hash } = location;
  const wanted = id === undefined ? '' : `#${id}`;
  // The router's own state keeps it from rewriting this entry later.
  if (hash !== wanted) history.replaceState(history.state, '', pathname + search + wanted);
}
