'use client';

import { useEffect } from 'react';

const signs = ['pointerover', 'focusin'] as const;

/**
 * Pages are fetched when somebody is about to press their links; what does so is itself fetched when a
 * pointer or the focus first moves. Renders nothing.
 */
export function PagesAhead() {
  useEffect(() => {
    // The development server has no files of pages.
    if (process.env.NODE_ENV !== 'production') return;
    const listening = new AbortController();
    const begin = (event: Event) => {
      listening.abort();
      // Without it, each page is fetched when its link is pressed.
      import('./ahead/fetch-ahead').then(
        ({ fetchAhead }) => fetchAhead(event),
        () => {},
      );
    };
    for (const sign of signs) addEventListener(sign, begin, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return null;
}
