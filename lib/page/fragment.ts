import { hide } from './menus';

/** Opens the agent that the URL's fragment names. */
export function openNamed(): void {
  const id = location.hash.slice(1);
  if (id === '') return;
  const button = document.querySelector<HTMLElement>(`[data-fragment="${CSS.escape(id)}"]`);
  // First, because closing returns the focus to the element that had it.
  button?.focus();
  button?.click();
}

/** After a change of the fragment, closes an open agent and opens the one that it names. */
export function followFragment(): void {
  document.querySelectorAll<HTMLElement>('[popover][role="dialog"]').forEach(hide);
  openNamed();
}
