'use client';

import { useEffect } from 'react';
import { useNewPage } from './use-new-page';

/**
 * Moves the focus to the words of a page that the router has brought, as a browser does with a page of
 * its own: the link that was pressed may be gone, or stand far down in the footer. A fragment in the
 * address has a place of its own. Renders nothing.
 */
export function FocusNewPage() {
  const newPage = useNewPage();

  useEffect(() => {
    if (newPage === null) return;
    // Where the page is scrolled to is the router's business.
    if (location.hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [newPage]);

  return null;
}
