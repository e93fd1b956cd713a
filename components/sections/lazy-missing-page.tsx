'use client';

import { lazy, type ReactNode, Suspense } from 'react';

const MissingPage = lazy(async () => ({ default: (await import('./missing-page')).MissingPage }));

/** The 404 page, with its script in a file of its own: every page would fetch it otherwise. */
export function LazyMissingPage({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <MissingPage>{children}</MissingPage>
    </Suspense>
  );
}
