'use client';

import type { ReactNode } from 'react';
import { useScrollPosition } from './use-scroll-position';

/** The sticky frame of the top bar: it knows how far the page is scrolled and draws its edge then. */
export function Bar({ children }: { children: ReactNode }) {
  const scrolled = useScrollPosition() > 4;
  return (
    <header
      className={`sticky top-0 z-30 border-b bg-paper [transition:border-color_0.15s] print:hidden ${scrolled ? 'border-ink' : 'border-rule'}`}
    >
      {children}
    </header>
  );
}
