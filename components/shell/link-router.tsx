'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { closest } from '@/lib/page/closest';
import { isPageLink } from './prefetch/link-intent';
import { prefetchPages } from './prefetch/prefetch-pages';

/**
 * Handles clicks on internal links with the router, and prefetches pages on intent. Links are plain `a` elements,
 * so they work without React. Renders nothing.
 */
export function LinkRouter() {
  const router = useRouter();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = closest<HTMLAnchorElement>(event.target, 'a');
      if (link === null || !isPlainClick(event) || !isRouted(link)) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
    }
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [router]);

  // The development server has no RSC payload files.
  useEffect(() => (process.env.NODE_ENV === 'production' ? prefetchPages() : undefined), []);

  return null;
}

/** Whether this is an unhandled primary click without modifier keys. */
function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** False for fragments of the same page, files, and other sites, which the browser handles. */
function isRouted(link: HTMLAnchorElement): boolean {
  const { pathname, hash, target } = link;
  return isPageLink(link) && target === '' && (hash === '' || pathname !== location.pathname);
}
