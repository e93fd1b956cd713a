'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the words of a page that the router has brought, as a browser does with a page of
 * its own: the link that was pressed may be gone, or stand far down in the footer. A fragment in the
 * address has a place of its own. Renders nothing.
 */
export function FocusNewPage() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Where the page is scrolled to is the router's business.
    if (location.hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
