'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { markClientNavigation } from './page-error';

/**
 * A plain fragment link creates a history entry without the router's state, and Back to it would change the URL
 * but not the page. Copies the page's state onto such entries. Also, a page the router rendered has no
 * `:target` until the browser itself navigates to the fragment.
 */
export function FragmentHistory() {
  const pathname = usePathname();

  useEffect(() => {
    markClientNavigation();
    const written: unknown = history.state;
    function adopt() {
      if (history.state === null) history.replaceState(written, '', location.href);
    }
    if (location.hash !== '' && document.querySelector(':target') === null) {
      location.replace(location.hash);
      adopt();
    }
    // Entries from before React was there have no state, and the router ignores them.
    function reload() {
      if (history.state === null && location.pathname !== pathname) location.reload();
    }
    addEventListener('hashchange', adopt);
    addEventListener('popstate', reload);
    return () => {
      removeEventListener('hashchange', adopt);
      removeEventListener('popstate', reload);
    };
  }, [pathname]);

  return null;
}
