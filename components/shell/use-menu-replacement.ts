'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createLazyLoader } from '@/components/ui/lazy-loader';
import { afterPaint } from '@/lib/page/after-paint';
import type { RadixMenu } from './radix-menu';

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
    return loadOnIntent(element, (menu) => {
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

/**
 * Calls back with the Radix menus when they're loaded and can replace the plain ones: after a paint, so a menu opened by
 * a press appears first, and not during a press, because a button replaced between press and release gets no click event.
 *
 * @returns a function that stops this
 */
function loadOnIntent(element: HTMLElement, replace: (menu: Menu) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // A press may have started before React loaded.
  let isPressed = element.querySelector(':active') !== null;
  let cancelScheduled = () => {};

  function scheduleReplacement() {
    cancelScheduled();
    cancelScheduled = afterPaint(() => {
      const menu = radixMenuLoader.current();
      if (menu !== null && !isPressed && !signal.aborted) replace(menu);
    });
  }

  function load() {
    // If Radix can't be loaded, the plain menus stay.
    radixMenuLoader.load().then(scheduleReplacement, () => {});
  }

  function press() {
    isPressed = true;
  }

  function release() {
    isPressed = false;
    scheduleReplacement();
  }

  for (const type of ['pointerover', 'focusin']) element.addEventListener(type, load, { signal });
  for (const type of ['pointerdown', 'keydown']) element.addEventListener(type, press, { signal });
  for (const type of ['pointerup', 'pointercancel', 'keyup']) {
    addEventListener(type, release, { signal });
  }
  // The pointer or the focus may have arrived before hydration.
  if (element.matches(':hover, :focus-within')) load();
  return () => {
    controller.abort();
    cancelScheduled();
  };
}
