'use client';

import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import { useEffect } from 'react';
import { useSession } from './auth-context';

/**
 * Reports each navigation to the parent window and the visit log. Renders nothing. Gets the page's name from
 * the router, because a list of all names would be in every page's scripts and grow with the site.
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
