'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useSession } from './auth-context';

/** Tells the parent window and the visit log of each navigation. Renders nothing. */
export function NavigationTracker({ pageNames }: { pageNames: readonly string[] }) {
  const session = useSession();
  const pathname = usePathname();
  useEffect(
    () => session.navigated({ href: location.href, pathname, pageNames }),
    [session, pathname, pageNames],
  );
  return null;
}
