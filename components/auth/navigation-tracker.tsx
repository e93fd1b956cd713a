'use client';

import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import { useEffect } from 'react';
import { useSession } from './auth-context';

/**
 * Tells the parent window and the visit log of each navigation. Renders nothing. Which page is shown, the
 * router knows: a list of all names would stand in every page, and grow with the site.
 */
export function NavigationTracker() {
  const session = useSession();
  const pathname = usePathname();
  const [shown = 'Home'] = useSelectedLayoutSegments();
  useEffect(
    () => session.navigated({ href: location.href, pathname, shown }),
    [session, pathname, shown],
  );
  return null;
}
