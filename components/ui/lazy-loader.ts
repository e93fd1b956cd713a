'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** A part of the page that comes after it, in a file of its own. */
export interface LazyLoader<Part> {
  /** What has come, else null. */
  current(): Part | null;
  /** Fetches the part unless it is here or on its way. After a failure it is asked for anew. */
  load(): Promise<Part>;
  subscribe(listener: () => void): () => void;
}

export function createLazyLoader<Part>(load: () => Promise<Part>): LazyLoader<Part> {
  const listeners = new Set<() => void>();
  let part: Part | null = null;
  let coming: Promise<Part> | null = null;

  async function arrive(): Promise<Part> {
    try {
      part = await load();
    } finally {
      coming = null;
    }
    for (const listener of listeners) listener();
    return part;
  }

  return {
    current: () => part,
    load() {
      if (part !== null) return Promise.resolve(part);
      coming ??= arrive();
      return coming;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const getServerSnapshot = () => null;

/**
 * The part, once it is wanted and has come. It can also be fetched before it is wanted, when a pointer
 * or the focus comes near.
 *
 * @param failed is told when the file cannot be had: the network is gone, or the file is after a deploy.
 *   It must not change from one render to the next.
 */
export function useLazy<Part>(
  part: LazyLoader<Part>,
  wanted: boolean,
  failed: () => void,
): Part | null {
  useEffect(() => {
    if (wanted) part.load().catch(failed);
  }, [part, wanted, failed]);
  return useSyncExternalStore(part.subscribe, part.current, getServerSnapshot);
}
