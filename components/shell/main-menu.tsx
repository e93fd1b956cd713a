'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { createLazyLoader } from '@/components/ui/lazy-loader';
import type { MenuItem } from '@/lib/content/types';
import { afterPaint } from '@/lib/page/after-paint';
import { PlainMenu } from './plain-menu';
import type { RadixMenu } from './radix-menu';

const radixMenuLoader = createLazyLoader(async () => (await import('./radix-menu')).RadixMenu);

/**
 * The four menus and About. The HTML has plain menus. Radix menus load on hover or focus and then replace them, keeping
 * the open menu and the focus.
 */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const [open, setOpen] = useState('');
  const [Radix, setRadix] = useState<typeof RadixMenu | null>(null);

  // Must run before `data-ready` is set, because CSS stops opening menus then.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || Radix !== null) return;
    // A press may have started before React loaded.
    let isPressed = element.querySelector(':active') !== null;
    let cancelScheduled = () => {};
    const controller = new AbortController();
    const { signal } = controller;

    // Not during a press: if a button is replaced between press and release, no click event fires.
    function replaceMenus() {
      const part = radixMenuLoader.current();
      if (part === null || isPressed || signal.aborted) return;
      focused.current = box.current?.querySelector(':focus') ?? null;
      // Synchronously, so no press can happen between reading the focus and replacing the menus.
      flushSync(() => setRadix(() => part));
    }

    // After a paint, so a menu opened by a press appears first.
    function scheduleReplacement() {
      cancelScheduled();
      cancelScheduled = afterPaint(replaceMenus);
    }

    function onIntent() {
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

    function closeByEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
      event.target.closest('.menu-item')?.querySelector('button')?.focus();
      setOpen('');
    }

    element.addEventListener('pointerover', onIntent, { signal });
    element.addEventListener('focusin', onIntent, { signal });
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('keydown', press, { signal });
    element.addEventListener('keydown', closeByEscape, { signal });
    for (const end of ['pointerup', 'pointercancel', 'keyup']) {
      addEventListener(end, release, { signal });
    }

    // A menu that CSS opened before hydration stays open.
    const entries = [...element.querySelectorAll('.menu-item')];
    const openItem = items[entries.findIndex((entry) => entry.matches(':hover, :focus-within'))];
    if (openItem !== undefined) {
      onIntent();
      setOpen(openItem.label);
    }
    return () => {
      controller.abort();
      cancelScheduled();
    };
  }, [items, Radix]);

  useLayoutEffect(() => {
    const before = focused.current;
    if (Radix === null || before === null) return;
    const counterpart = [...(box.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].find(
      ({ tagName, textContent }) =>
        tagName === before.tagName && textContent === before.textContent,
    );
    counterpart?.focus();
  }, [Radix]);

  useEffect(() => {
    if (Radix === null) return;
    const controller = new AbortController();
    // If the pointer leaves before it moves over the new menus, they get no pointerleave event.
    function closeBehind({ target }: Event) {
      const element = box.current;
      const isInside = target instanceof Node && element?.contains(target) === true;
      if (!isInside && element?.querySelector(':focus') === null) setOpen('');
    }
    addEventListener('pointermove', closeBehind, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, [Radix]);

  const plain = <PlainMenu items={items} open={open} onOpen={setOpen} />;
  return (
    <div ref={box} className="contents">
      {Radix === null ? (
        plain
      ) : (
        <ErrorBoundary name="Menu" fallback={plain}>
          <Radix items={items} open={open} onOpen={setOpen} />
        </ErrorBoundary>
      )}
    </div>
  );
}
