'use client';

import { useLayoutEffect, useRef } from 'react';

/** Returns a function that focuses the element with an ID once the next render has made it. */
export function useFocusNext(): (id: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return (id) => {
    next.current = id;
  };
}
