import { closest, isComposing } from './events';

/**
 * Menu behavior that HTML and CSS can't provide. Top bar: Escape closes a menu that CSS opened (`app/menus.css`). Mobile
 * menu: keeps `aria-expanded` current, closes the menu when a link is followed or the focus leaves it, and scrolls a section
 * into view when it opens.
 */
export function initMenus(): void {
  document.addEventListener('keydown', onKey, true);
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => clearDismissed(target), true);
  }
  document.addEventListener('focusin', ({ target }) => onFocus(target), true);
  document.addEventListener('toggle', ({ target }) => onToggle(target), true);
  document.addEventListener('click', ({ target }) => onClick(target), true);
  // The bfcache may restore this page.
  addEventListener('pagehide', hideMenu);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isComposing(event)) return;
  dismiss(document.querySelector('.menu-item:is(:hover, :focus-within)'));
}

function onClick(target: EventTarget | null): void {
  // Safari doesn't focus a clicked button.
  closest(target, '[popovertarget]')?.focus({ preventScroll: true });
  if (closest(target, '#site-menu a') !== null) hideMenu();
}

/** The menu covers the page, and with it what has the focus there. Its button closes it by itself. */
function onFocus(target: EventTarget | null): void {
  if (closest(target, '#site-menu, [popovertarget="site-menu"]') === null) hideMenu();
}

function hideMenu(): void {
  const panel = document.getElementById('site-menu');
  if (panel !== null) hide(panel);
}

const dismissed = 'data-dismissed';

function dismiss(item: Element | null): void {
  if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
  item?.setAttribute(dismissed, '');
}

/** A menu that was dismissed may open again once the pointer or the focus has been elsewhere. */
function clearDismissed(now: EventTarget | null): void {
  for (const item of document.querySelectorAll(`[${dismissed}]`)) {
    if (!(now instanceof Node && item.contains(now))) item.removeAttribute(dismissed);
  }
}

/** Hides a popover, if it's open: for one that isn't in the document, hidePopover() throws. */
export function hide(panel: HTMLElement): void {
  if (panel.matches(':popover-open')) panel.hidePopover();
}

/** The HTML sets `aria-expanded`, so browsers don't update it when the popover opens or closes. */
function updateAriaExpanded(panel: Element, isOpen: boolean): void {
  const button = document.querySelector(`[popovertarget="${panel.id}"][aria-expanded]`);
  button?.setAttribute('aria-expanded', String(isOpen));
}

function onToggle(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.popover) updateAriaExpanded(target, target.matches(':popover-open'));
  const isInMenu = target instanceof HTMLDetailsElement && target.closest('#site-menu') !== null;
  if (isInMenu && target.open) target.scrollIntoView({ block: 'nearest' });
}
