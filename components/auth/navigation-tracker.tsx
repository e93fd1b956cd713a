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
  const [routeName = 'Home'] = useSelectedLayoutSegments();
  useEffect(
    () => session.reportNavigation({ href: location.href, pathname, routeName }),
    [session, pathname, routeName],
  );
  return null;
}
