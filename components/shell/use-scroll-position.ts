'use client';

import { useSyncExternalStore } from 'react';

function subscribe(onScroll: () => void) {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** How far the page is scrolled, in CSS pixels; 0 on the server and in the first render. */
export function useScrollPosition(): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.round(scrollY)),
    () => 0,
  );
}
