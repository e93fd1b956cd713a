'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { markStep } from './page-fault';

/**
 * Keeps addresses within a page and the router of one mind. A plain link to a heading makes an entry in
 * the history that the router did not write: coming back to it from another page would change the address
 * and leave the other page standing. Such an entry gets the state of the page it belongs to. And a page
 * that the router has fetched has no `:target` before the browser itself goes to the fragment.
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
