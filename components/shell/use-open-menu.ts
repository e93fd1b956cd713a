import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { MenuItem } from '@/lib/content/types';

interface OpenMenu {
  /** The element around all menus. */
  root: RefObject<HTMLElement | null>;
  /** The label of the open menu; empty if none is open. */
  open: string;
  setOpen: (label: string) => void;
}

/** Which menu is open. One that CSS opened before hydration stays open and keeps the focus. */
export function useOpenMenu(items: readonly MenuItem[]): OpenMenu {
  const root = useRef<HTMLElement>(null);
  const focused = useRef<string>(undefined);
  const [open, setOpen] = useState('');

  useLayoutEffect(() => {
    const menus = root.current;
    if (menus === null) return;

    function takeOver(menus: HTMLElement): void {
      // From here on, CSS opens no menu.
      menus.dataset.ready = '';
      const entries = [...menus.querySelectorAll('.menu-item')];
      const shown = entries.findIndex((entry) =>
        entry.matches('.menu-item:not([data-dismissed]):is(:hover, :focus-within)'),
      );
      const item = items[shown];
      if (item?.kind !== 'group') return;
      focused.current =
        menus.querySelector('.menu-panel a:focus')?.getAttribute('href') ?? undefined;
      setOpen(item.label);
    }

    if (menus.querySelector('a:active') === null) takeOver(menus);
    // A pressed link that's replaced isn't followed when it's released.
    else afterPress(() => takeOver(menus));
  }, [items]);

  // Radix's panel is another element than the one that CSS opened.
  useLayoutEffect(() => {
    if (open === '' || focused.current === undefined) return;
    root.current
      ?.querySelector<HTMLElement>(`.menu-panel[data-state="open"] a[href="${focused.current}"]`)
      ?.focus();
    focused.current = undefined;
  }, [open]);

  return { root, open, setOpen };
}

/** Calls back after the click that ends the press, if there is one. */
function afterPress(run: () => void): void {
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => setTimeout(run), { once: true });
  }
}
