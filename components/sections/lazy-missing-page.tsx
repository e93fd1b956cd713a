'use client';

import { lazy } from 'react';

/**
 * The 404 page, with its script in a file of its own: every page would fetch it otherwise. It's in no Suspense
 * boundary, so the export has its words in place.
 */
export const LazyMissingPage = lazy(async () => ({
  default: (await import('./missing-page')).MissingPage,
}));
