'use client';

import { useCallback, useEffect, useState } from 'react';
import { maxLoadingMs } from '@/lib/page/search-dialog';
import { loadIndex, type SiteIndex } from './site-index';

let request: Promise<SiteIndex> | null = null;

async function fetchIndex(): Promise<SiteIndex> {
  const response = await fetch('/search.json', { signal: AbortSignal.timeout(maxLoadingMs) });
  if (!response.ok) throw new Error(`/search.json answered with status ${response.status}`);
  return loadIndex(await response.text());
}

/** The search index, fetched once; `retry` fetches again after a failure. */
export function useIndex(): { index: SiteIndex | 'loading' | 'failed'; retry: () => void } {
  const [index, setIndex] = useState<SiteIndex | 'loading' | 'failed'>('loading');

  const load = useCallback(() => {
    setIndex('loading');
    request ??= fetchIndex();
    request.then(setIndex, () => {
      request = null;
      setIndex('failed');
    });
  }, []);

  useEffect(load, [load]);
  return { index, retry: load };
}
