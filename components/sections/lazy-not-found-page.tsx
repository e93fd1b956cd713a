'use client';

import { lazy } from 'react';

/**
 * The 404 page, in a file of its own. Next adds the client components of `not-found.tsx` to every page's scripts, which
 * cost each visit with React 1.2 KB. It's in the HTML; the file loads before React hydrates the page.
 */
export const LazyNotFoundPage = lazy(async () => {
  const { NotFoundPage } = await import('./not-found-page');
  return { default: NotFoundPage };
});
