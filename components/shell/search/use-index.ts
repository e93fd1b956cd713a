'use client';

import { useCallback, useEffect, useState } from 'react';
import { createLazyLoader } from '@/components/ui/lazy-loader';
import { loadIndex, type SiteIndex } from './site-index';

const indexLoader = createLazyLoader(async () => {
  // After this long, a visitor on a bad connection is told to use the menus.
  const answer = await fetch('/search.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/search.json answered with status ${answer.status}`);
  return loadIndex(await answer.text());
});

/** The search index, fetched once; `retry` fetches again after a failure. */
export function useIndex(): { index: SiteIndex | 'loading' | 'failed'; retry: () => void } {
  const [index, setIndex] = useState<SiteIndex | 'loading' | 'failed'>('loading');

  const ask = useCallback(() => {
    setIndex('loading');
    indexLoader.load().then(setIndex, () => setIndex('failed'));
  }, []);

  useEffect(ask, [ask]);
  return { index, retry: ask };
}
