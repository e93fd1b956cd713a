'use client';

import { type ComponentProps, lazy } from 'react';
import type { NotFoundPage } from './not-found-page';

const Page = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }));

/**
 * The 404 page, in a file of its own. Next adds the client components of `not-found.tsx` to every page's scripts, which
 * cost each visit with React 1.2 KB. The words are in the HTML; the file loads before React hydrates the page.
 */
export function LazyNotFoundPage(props: ComponentProps<typeof NotFoundPage>) {
  return <Page {...props} />;
}
