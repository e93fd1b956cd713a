'use client';

import { useRef } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import type { MenuItem } from '@/lib/content/types';
import { PlainMenu } from './plain-menu';
import { useMenuReplacement } from './use-menu-replacement';
import { useOpenMenu } from './use-open-menu';

/**
 * The four menus and About. The HTML has plain menus. Radix menus load on hover or focus and then replace them, keeping
 * the open menu and the focus.
 */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const Radix = useMenuReplacement(box);
  const [open, setOpen] = useOpenMenu(box, items, Radix !== null);
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
