import type { ReactNode } from 'react';

/** The sticky frame of the top bar. Its edge is visible while the page is scrolled (`lib/page/root-attributes.ts`). */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper [transition:border-color_0.15s] in-data-scrolled:border-ink print:hidden">
      {children}
    </header>
  );
}
