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
 * The four menus and About. The HTML has plain menus. Radix is fetched on hover or focus, then replaces them, keeping
 * the same menu open and the same element focused.
 */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const [open, setOpen] = useState('');
  const [Radix, setRadix] = useState<typeof RadixMenu | null>(null);

  // Must run before `data-ready` is set, since CSS stops opening menus then.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || Radix !== null) return;
    // A press may have begun before React loaded.
    let pressing = element.querySelector(':active') !== null;
    let waiting = () => {};
    const listening = new AbortController();
    const { signal } = listening;

    // A button replaced between press and release would never be clicked.
    function takeOver() {
      const part = radixMenuLoader.current();
      if (part === null || pressing || signal.aborted) return;
      focused.current = box.current?.querySelector(':focus') ?? null;
      // Synchronously, so no press can come between reading the focus and replacing the menus.
      flushSync(() => setRadix(() => part));
    }

    // What a press has opened is painted first.
    function takeOverSoon() {
      waiting();
      waiting = afterPaint(takeOver);
    }

    function approach() {
      // Without Radix's file the plain menus go on.
      radixMenuLoader.load().then(takeOverSoon, () => {});
    }

    function press() {
      pressing = true;
    }

    function release() {
      pressing = false;
      takeOverSoon();
    }

    function closeByEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
      event.target.closest('.menu-item')?.querySelector('button')?.focus();
      setOpen('');
    }

    element.addEventListener('pointerover', approach, { signal });
    element.addEventListener('focusin', approach, { signal });
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('keydown', press, { signal });
    element.addEventListener('keydown', closeByEscape, { signal });
    for (const end of ['pointerup', 'pointercancel', 'keyup']) {
      addEventListener(end, release, { signal });
    }

    // A menu that CSS opened before hydration stays open.
    const entries = [...element.querySelectorAll('.menu-item')];
    const met = items[entries.findIndex((entry) => entry.matches(':hover, :focus-within'))];
    if (met !== undefined) {
      approach();
      setOpen(met.label);
    }
    return () => {
      listening.abort();
      waiting();
    };
  }, [items, Radix]);

  useLayoutEffect(() => {
    const before = focused.current;
    if (Radix === null || before === null) return;
    const same = [...(box.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].find(
      ({ tagName, textContent }) =>
        tagName === before.tagName && textContent === before.textContent,
    );
    same?.focus();
  }, [Radix]);

  useEffect(() => {
    if (Radix === null) return;
    const listening = new AbortController();
    // A mouse that leaves before it has moved over the new menus isn't reported to have left them.
    function closeBehind({ target }: Event) {
      const element = box.current;
      const isInside = target instanceof Node && element?.contains(target) === true;
      if (!isInside && element?.querySelector(':focus') === null) setOpen('');
    }
    addEventListener('pointermove', closeBehind, { once: true, signal: listening.signal });
    return () => listening.abort();
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
