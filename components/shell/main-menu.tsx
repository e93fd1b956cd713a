'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onDemand, useOnDemand } from '@/components/ui/on-demand';
import type { MenuItem } from '@/lib/content/types';
import { PlainMenu } from './plain-menu';

const radix = onDemand(async () => (await import('./radix-menu')).RadixMenu);

/** Without Radix's file the plain menus go on. */
const goOn = () => {};

/**
 * The four menus and About. The HTML has plain ones; Radix's file is fetched when a pointer or the
 * focus first comes near, and takes over with the same menu open and the same element focused.
 */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const [open, setOpen] = useState('');
  const [approached, setApproached] = useState(false);
  const [pressing, setPressing] = useState(false);
  const [taken, setTaken] = useState(false);
  const Radix = useOnDemand(radix, approached, goOn);

  // A button replaced between press and release would never be clicked.
  useEffect(() => {
    if (Radix === null || pressing) return;
    focused.current = box.current?.querySelector(':focus') ?? null;
    setTaken(true);
  }, [Radix, pressing]);

  useEffect(() => {
    const element = box.current;
    if (element === null || taken) return;
    const listening = new AbortController();
    const { signal } = listening;
    const approach = () => setApproached(true);
    const press = () => setPressing(true);
    // The click follows the release within the same task.
    const release = () => setTimeout(() => setPressing(false));
    element.addEventListener('pointerover', approach, { signal });
    for (const begin of ['pointerdown', 'keydown'])
      element.addEventListener(begin, press, { signal });
    for (const end of ['pointerup', 'pointercancel', 'keyup']) {
      addEventListener(end, release, { signal });
    }
    element.addEventListener('focusin', approach, { signal });

    // What style alone has opened before the scripts were here stays open.
    const entries = [...element.querySelectorAll('.menu-item')];
    const met = items[entries.findIndex((entry) => entry.matches(':hover, :focus-within'))];
    if (met !== undefined) {
      approach();
      setOpen(met.label);
    }
    return () => listening.abort();
  }, [items, taken]);

  useLayoutEffect(() => {
    const before = focused.current;
    if (!taken || before === null) return;
    const same = [...(box.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].find(
      ({ tagName, textContent }) =>
        tagName === before.tagName && textContent === before.textContent,
    );
    same?.focus();
  }, [taken]);

  return (
    <div ref={box} className="contents">
      {taken && Radix !== null ? (
        <Radix items={items} opened={open} />
      ) : (
        <PlainMenu items={items} open={open} onOpen={setOpen} />
      )}
    </div>
  );
}
