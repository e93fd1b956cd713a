'use client';

import { lazy } from 'react';

const NotFoundWithNote = lazy(() => import('./not-found-with-note'));

/**
 * The 404 page, in a file of its own. Next adds the client components of `not-found.tsx` to every page's scripts, which
 * cost each visit with React 1.6 KB. The words are in the HTML; the file loads before React hydrates the page.
 */
export function LazyNotFoundPage() {
  return <NotFoundWithNote />;
}
