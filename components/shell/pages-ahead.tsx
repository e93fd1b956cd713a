'use client';

import { useEffect } from 'react';
import { savesData } from '@/components/ui/saves-data';
import { onIntent } from './intent';
import { createPageFiles } from './page-files';

/**
 * Fetches a page when somebody is about to press its link, and hands the router what has come. The
 * router's own ways take three requests to fetch a page ahead, or ask for it anew with each press, under an
 * address that differs with the page one comes from and that no cache knows. Renders nothing.
 */
export function PagesAhead() {
  useEffect(() => {
    // The development server has no such files.
    if (process.env.NODE_ENV !== 'production') return;
    const { fetch } = window;
    const pageFile = createPageFiles((path) => fetch(path));

    // The router alone asks for such a file, by a URL.
    window.fetch = (input, init) =>
      input instanceof URL && input.pathname.endsWith('.txt')
        ? pageFile(input.pathname)
        : fetch(input, init);
    const end = onIntent(({ origin, pathname }) => {
      const isPage = origin === location.origin && /^\/\w*$/.test(pathname);
      if (!isPage || pathname === location.pathname || savesData()) return;
      // The press asks again, and has an answer to a failure.
      pageFile(`${pathname === '/' ? '/index' : pathname}.txt`).catch(() => {});
    });
    return () => {
      end();
      window.fetch = fetch;
    };
  }, []);

  return null;
}
