'use client';

import { useLayoutEffect } from 'react';
import { useNewPage } from './use-new-page';

/** Until then the sheet is there for print alone: see lib/export/start-scripts.ts. */
export function applyWholeStyles(): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[media="print"]');
  for (const sheet of sheets) sheet.media = 'all';
}

/**
 * Applies the full style sheet when React has hydrated the page, in the same frame: the page's own critical
 * CSS has no rules for what scripts show. From the next page on, a typeface that came too late for the first
 * one may be used too. Renders nothing.
 */
export function WholeStyles() {
  const isNew = useNewPage() !== null;

  useLayoutEffect(applyWholeStyles, []);

  useLayoutEffect(() => {
    if (isNew) document.documentElement.removeAttribute('data-typeface');
  }, [isNew]);

  return null;
}
