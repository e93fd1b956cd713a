'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';
import { onDemand } from '@/components/ui/on-demand';
import { Part } from '@/components/ui/part';
import type { MenuItem } from '@/lib/content/types';
import { PlainMenu } from './plain-menu';
import type { RadixMenu } from './radix-menu';

const radix = onDemand(async () => (await import('./radix-menu')).RadixMenu);

/**
 * The four menus and About. The HTML has plain ones; Radix's file is fetched when a pointer or the
 * focus first comes near, and takes over with the same menu open and the same element focused.
 */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const [open, setOpen] = useState('');
  const [Radix, setRadix] = useState<typeof RadixMenu | null>(null);

  // Before the page is marked as ready, from which on no menu is open by style alone.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || Radix !== null) return;
    // One may have begun before the scripts were here.
    let pressing = element.querySelector(':active') !== null;
    let waiting = () => {};
    const listening = new AbortController();
    const { signal } = listening;

    // A button replaced between press and release would never be clicked.
    function takeOver() {
      const part = radix.current();
      if (part === null || pressing || signal.aborted) return;
      focused.current = box.current?.querySelector(':focus') ?? null;
      // At once, so that no press comes between the look and the change.
      flushSync(() => setRadix(() => part));
    }

    // What a press has opened is painted first.
    function takeOverSoon() {
      waiting();
      waiting = afterPaint(takeOver);
    }

    function approach() {
      // Without Radix's file the plain menus go on.
      radix.fetch().then(takeOverSoon, () => {});
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

    // What style alone has opened before the scripts were here stays open.
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

  const plain = <PlainMenu items={items} open={open} onOpen={setOpen} />;
  return (
    <div ref={box} className="contents">
      {Radix === null ? (
        plain
      ) : (
        <Part name="Menu" fallback={plain}>
          <Radix items={items} opened={open} />
        </Part>
      )}
    </div>
  );
}
