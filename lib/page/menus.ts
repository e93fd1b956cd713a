import { closest } from './closest';

const isSupported = 'popover' in HTMLElement.prototype;

/**
 * Menu behavior that HTML and CSS can't provide. Top bar: Escape closes a menu that CSS opened (`app/menus.css`). Mobile
 * menu: keeps `aria-expanded` current, closes the menu when a link is followed, and scrolls a section into view when it
 * opens. Without popover support, opens the mobile menu and the agents' texts.
 */
export function initMenus(): void {
  if (!isSupported) document.documentElement.dataset.popovers = 'scripted';
  document.addEventListener('keydown', ({ key }) => onKey(key), true);
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => clearDismissed(target), true);
  }
  document.addEventListener('toggle', ({ target }) => onToggle(target), true);
  document.addEventListener('click', ({ target }) => onClick(target), true);
  // Back may show another page, and the bfcache may restore this one, with the menu open.
  for (const type of ['popstate', 'pagehide']) addEventListener(type, hideMenu);
}

function onKey(key: string): void {
  if (key === 'Escape') dismiss(document.querySelector('.menu-item:is(:hover, :focus-within)'));
}

function onClick(target: EventTarget | null): void {
  const opener = closest(target, '[popovertarget]');
  if (opener !== null) onOpenerClick(opener);
  if (closest(target, '#site-menu a') !== null) hideMenu();
}

function hideMenu(): void {
  const panel = document.getElementById('site-menu');
  if (panel !== null) hide(panel);
}

function onOpenerClick(opener: HTMLElement): void {
  // Safari doesn't focus a clicked button.
  opener.focus({ preventScroll: true });
  const panel = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  if (!isSupported && panel !== null) setFallbackOpen(panel, !panel.hasAttribute('data-open'));
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

/** Hides a popover, including in browsers without popover support. */
export function hide(panel: HTMLElement): void {
  if (!isSupported) setFallbackOpen(panel, false);
  else if (panel.matches(':popover-open')) panel.hidePopover();
}

/** For browsers without popover support. */
function setFallbackOpen(panel: HTMLElement, isOpen: boolean): void {
  panel.toggleAttribute('data-open', isOpen);
  updateAriaExpanded(panel, isOpen);
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
