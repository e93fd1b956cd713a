'use client';

import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => {};

/**
 * A value that only the browser knows. To avoid a hydration error, the first render uses the build's value, and the next
 * one the browser's.
 */
export function useBrowserValue<T extends string | number | null>(read: () => T, built: T): T {
  return useSyncExternalStore(noopSubscribe, read, () => built);
}
