'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** Loads a module, such as a component, on demand. */
export interface LazyLoader<Part> {
  /** Null until it's loaded. */
  current(): Part | null;
  /** Loads it once. Concurrent calls share one request, and a call after a failure tries again. */
  load(): Promise<Part>;
  subscribe(listener: () => void): () => void;
}

export function createLazyLoader<Part>(load: () => Promise<Part>): LazyLoader<Part> {
  const listeners = new Set<() => void>();
  let part: Part | null = null;
  let inFlight: Promise<Part> | null = null;

  async function start(): Promise<Part> {
    try {
      part = await load();
    } finally {
      inFlight = null;
    }
    for (const listener of listeners) listener();
    return part;
  }

  return {
    current: () => part,
    load() {
      if (part !== null) return Promise.resolve(part);
      inFlight ??= start();
      return inFlight;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const getServerSnapshot = () => null;

/**
 * Loads a part when it's wanted. Call `load()` earlier to prefetch it on hover or focus.
 *
 * @param failed called if the file can't be loaded, because the network is down or a deploy has removed the file. Its
 *   identity must be stable across renders.
 * @returns null until it's loaded
 */
export function useLazy<Part>(
  part: LazyLoader<Part>,
  wanted: boolean,
  failed: (error: unknown) => void,
): Part | null {
  useEffect(() => {
    if (wanted) part.load().catch(failed);
  }, [part, wanted, failed]);
  return useSyncExternalStore(part.subscribe, part.current, getServerSnapshot);
}
