'use client';

import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};

/**
 * A value that only the browser knows, without a hydration error: the first render shows what the
 * build wrote, the next one what the browser says.
 */
export function useBrowserValue<T extends string | number | null>(read: () => T, built: T): T {
  return useSyncExternalStore(noopSubscribe, read, () => built);
}
