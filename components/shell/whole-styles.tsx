'use client';

import { useLayoutEffect } from 'react';
import { useNewPage } from './use-new-page';

/**
 * Lets the whole style sheet in with the second page that the router shows: the first page has what it
 * needs in itself, and would be styled anew for nothing (`lib/export/start-scripts.ts`). With it a browser
 * takes a font that came too late for the first page, as it would on a page of its own. Renders nothing.
 */
export function WholeStyles() {
  const isNew = useNewPage() !== null;

  useLayoutEffect(() => {
    if (!isNew) return;
    document.documentElement.removeAttribute('data-typeface');
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[media="not all"]');
    for (const sheet of sheets) sheet.media = 'all';
  }, [isNew]);

  return null;
}
