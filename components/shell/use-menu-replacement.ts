'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createLazyLoader } from '@/components/ui/lazy-loader';
import type { RadixMenu } from './radix-menu';
import { replaceOnIntent } from './replace-on-intent';

type Menu = typeof RadixMenu;

const radixMenuLoader = createLazyLoader(async () => (await import('./radix-menu')).RadixMenu);

/**
 * Loads the Radix menus on hover or focus of the plain ones in the box, and keeps the focus when they replace them.
 *
 * @returns the Radix menus, or null while the plain ones are to be shown
 */
export function useMenuReplacement(box: RefObject<HTMLElement | null>): Menu | null {
  const focused = useRef<Element | null>(null);
  const [Radix, setRadix] = useState<Menu | null>(null);

  // A layout effect, so no press comes between hydration and the listeners.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (Radix !== null) {
      focusCounterpart(element, focused.current);
      return;
    }
    return replaceOnIntent(element, radixMenuLoader, (menu) => {
      focused.current = element.querySelector(':focus');
      // Synchronously, so no press can happen between reading the focus and replacing the menus.
      flushSync(() => setRadix(() => menu));
    });
  }, [box, Radix]);

  return Radix;
}

/** Focuses the link or button with the same text as one that was replaced. */
function focusCounterpart(element: HTMLElement, before: Element | null): void {
  [...element.querySelectorAll<HTMLElement>('a, button')]
    .find(
      ({ tagName, textContent }) =>
        tagName === before?.tagName && textContent === before.textContent,
    )
    ?.focus();
}
