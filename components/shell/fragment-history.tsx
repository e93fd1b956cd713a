'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { markStep } from './page-fault';

/**
 * A plain fragment link creates a history entry without the router's state, and Back to it would change the URL
 * but not the page. Copies the page's state onto such entries. Also, a page the router rendered has no
 * `:target` until the browser itself navigates to the fragment.
 */
export function FragmentHistory() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the router wrote changes with the page
  useEffect(() => {
    markStep();
    const written: unknown = history.state;
    function adopt() {
      if (history.state === null) history.replaceState(written, '', location.href);
    }
    if (location.hash !== '' && document.querySelector(':target') === null) {
      location.replace(location.hash);
      adopt();
    }
    addEventListener('hashchange', adopt);
    return () => removeEventListener('hashchange', adopt);
  }, [pathname]);

  return null;
}
