import { closest, isComposing } from './events';

/** How long the pointer has to be on a menu, or off it, in milliseconds. */
const hoverMs = 80;

/** The item of the top bar under the mouse, and what's about to happen because of it. */
let hovered: Element | null = null;
let hovering: ReturnType<typeof setTimeout>;

/**
 * Menu behavior that HTML and CSS can't provide. Top bar: opens menus on hover and on a press, and closes them on Escape,
 * when a link is followed, and when the pointer or the focus leaves them. Mobile menu: keeps `aria-expanded` current, closes
 * the menu when a link is followed or the focus leaves it, and scrolls a section into view when it opens.
 */
export function initMenus(): void {
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerover', onPointer, true);
  document.documentElement.addEventListener('pointerleave', onPointer);
  document.addEventListener('focusin', ({ target }) => onFocus(target), true);
  document.addEventListener('toggle', ({ target }) => onToggle(target), true);
  document.addEventListener('click', ({ target }) => onClick(target), true);
  // The bfcache may restore this page.
  addEventListener('pagehide', () => {
    hideMenu();
    openOnly(null);
  });
}

/** Keeps the menu of the top bar open that CSS has opened, and opens them from now on. */
export function takeOverMenus(): void {
  hovered = document.querySelector('.menu-item:hover');
  openOnly(document.querySelector('.menu-item:is(:hover, :focus-within)'));
  document.querySelector('.main-menu')?.setAttribute('data-ready', '');
}

const openItem = () => document.querySelector('.menu-item:has(> [aria-expanded="true"])');

function openOnly(item: Element | null): void {
  for (const button of document.querySelectorAll('.menu-item > button')) {
    button.setAttribute('aria-expanded', String(button.parentElement === item));
  }
}

/** Also when the pointer leaves the window. */
function onPointer({ type, target, pointerType }: PointerEvent): void {
  const item = closest(target, '.menu-item');
  if (pointerType === 'touch') {
    hovered = null;
    if (type === 'pointerover' && item !== openItem()) openOnly(null);
  } else if (item !== hovered) {
    hovered = item;
    clearTimeout(hovering);
    hovering = setTimeout(openOnly, hoverMs, item);
  }
}

function onKey(event: KeyboardEvent): void {
  if (isComposing(event)) return;
  const open = openItem();
  if (event.key === 'Escape' && open !== null) {
    if (open.contains(document.activeElement)) open.querySelector('button')?.focus();
    openOnly(null);
  }
  const entry = closest(event.target, '.menu-item > :is(a, button)');
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (entry === null || (step === undefined && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  if (step === undefined) {
    openOnly(entry.parentElement);
    entry.parentElement?.querySelector<HTMLElement>('.menu-panel a')?.focus();
    return;
  }
  const entries = [...document.querySelectorAll<HTMLElement>('.menu-item > :is(a, button)')];
  entries[entries.indexOf(entry) + step]?.focus();
}

function onClick(target: EventTarget | null): void {
  // Safari doesn't focus a clicked button.
  closest(target, '[popovertarget], .menu-item > button')?.focus({ preventScroll: true });
  if (closest(target, '#site-menu a') !== null) hideMenu();
  const item = closest(target, '.menu-item');
  const isButton = closest(target, '.menu-item > button') !== null;
  // A mouse has already opened the menu by hovering.
  const staysOpen = isButton && (item === hovered || item !== openItem());
  if (item !== null) openOnly(staysOpen ? item : null);
}

/** The menu covers the page, and with it what has the focus there. Its button closes it by itself. */
function onFocus(target: EventTarget | null): void {
  if (closest(target, '#site-menu, [popovertarget="site-menu"]') === null) hideMenu();
  const item = closest(target, '.menu-item');
  if (item !== openItem() && openItem() !== hovered) openOnly(null);
}

/** For a popover that isn't in the document, or isn't open, hidePopover() throws. */
function hideMenu(): void {
  const panel = document.getElementById('site-menu');
  if (panel?.matches(':popover-open')) panel.hidePopover();
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
