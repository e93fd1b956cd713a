'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { MenuItem } from '@/lib/content/types';
import { closest } from '@/lib/page/closest';

/**
 * Tracks which menu is open. The box contains the plain menus, and later the Radix menus, which handle Escape themselves.
 *
 * @returns the label of the open menu, or an empty string, and its setter
 */
export function useOpenMenu(
  box: RefObject<HTMLElement | null>,
  items: readonly MenuItem[],
  isReplaced: boolean,
): [string, (label: string) => void] {
  const [open, setOpen] = useState('');

  // Must run before `data-ready` is set, because CSS stops opening menus then.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isReplaced) return;

    function closeByEscape({ key, target }: KeyboardEvent) {
      if (key !== 'Escape') return;
      closest(target, '.menu-item')?.querySelector('button')?.focus();
      setOpen('');
    }

    element.addEventListener('keydown', closeByEscape);
    // A menu that CSS opened before hydration stays open.
    const entries = [...element.querySelectorAll('.menu-item')];
    const openItem = items[entries.findIndex((entry) => entry.matches(':hover, :focus-within'))];
    if (openItem !== undefined) setOpen(openItem.label);
    return () => element.removeEventListener('keydown', closeByEscape);
  }, [box, items, isReplaced]);

  useEffect(() => {
    if (!isReplaced) return;
    // If the pointer leaves before it moves over the new menus, they get no pointerleave event.
    function closeBehind({ target }: Event) {
      const element = box.current;
      const isInside = target instanceof Node && element?.contains(target) === true;
      if (!isInside && element?.querySelector(':focus') === null) setOpen('');
    }
    addEventListener('pointermove', closeBehind, { once: true });
    return () => removeEventListener('pointermove', closeBehind);
  }, [box, isReplaced]);

  return [open, setOpen];
}
