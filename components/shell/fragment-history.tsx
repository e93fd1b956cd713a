'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { markClientNavigation } from './page-error';

/**
 * Copies the router's state onto the history entries of plain fragment links. Without it, going back to one would change
 * the URL but not the page. Also makes the browser navigate to the fragment of a page that the router rendered, because
 * `:target` doesn't match otherwise.
 */
export function FragmentHistory() {
  const pathname = usePathname();

  useEffect(() => {
    markClientNavigation();
    const routerState: unknown = history.state;
    function adopt() {
      if (history.state === null) history.replaceState(routerState, '', location.href);
    }
    if (location.hash !== '' && document.querySelector(':target') === null) {
      location.replace(location.hash);
      adopt();
    }
    // Entries from before hydration have no state, and the router ignores them.
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
