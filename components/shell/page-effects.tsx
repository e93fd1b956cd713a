'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { applyStyleSheets } from '@/lib/page/style-sheets';

/**
 * Side effects of a new page. On hydration, applies the full style sheet, because critical CSS has no rules for what
 * React renders. After a client-side navigation, moves the focus to the main content, and applies the font if it loaded
 * too late for the first page. Renders nothing.
 */
export function PageEffects() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useLayoutEffect(applyStyleSheets, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.documentElement.removeAttribute('data-typeface');
    // With a fragment, focus and scrolling are left to the router.
    if (location.hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
