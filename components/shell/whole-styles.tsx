'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * Lets the whole style sheet in with the second page that the router shows: the first page has what it
 * needs in itself, and would be styled anew for nothing (`lib/export/start-scripts.ts`). With it a browser
 * takes a font that came too late for the first page, as it would on a page of its own. Renders nothing.
 */
export function WholeStyles() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[media="not all"]');
    for (const sheet of sheets) sheet.media = 'all';
  }, [pathname]);

  return null;
}
