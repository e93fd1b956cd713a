'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { closest } from '@/lib/page/closest';
import { isPageLink } from './prefetch/link-intent';
import { prefetchPages } from './prefetch/prefetch-pages';

/** How long the router may take before the browser loads the page instead, in case a script or payload hangs. */
const maxNavigationMs = 5000;

/**
 * Handles clicks on internal links with the router, and prefetches pages on intent. Links are plain `a` elements,
 * so they work without React. Renders nothing.
 */
export function LinkRouter() {
  const router = useRouter();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let fallback: ReturnType<typeof setTimeout>;
    function follow(event: MouseEvent) {
      const link = closest<HTMLAnchorElement>(event.target, 'a');
      if (link === null || !isPlainClick(event) || !isRouted(link)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      const { pathname: from } = location;
      router.push(pathname + search + hash);
      cancelFallback();
      fallback = setTimeout(() => {
        if (location.pathname === from && pathname !== from) location.assign(href);
      }, maxNavigationMs);
    }
    function cancelFallback() {
      clearTimeout(fallback);
    }
    addEventListener('click', follow, { signal });
    // Back may return to the page before the time is up, from the router or the back-forward cache.
    for (const type of ['popstate', 'pagehide']) addEventListener(type, cancelFallback, { signal });
    return () => {
      controller.abort();
      cancelFallback();
    };
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

/** False for what the browser handles: files, other sites, and on the same page, going to a fragment or removing it. */
function isRouted(link: HTMLAnchorElement): boolean {
  const { pathname, hash, target } = link;
  const isSamePage = pathname === location.pathname;
  const hasFragment = hash !== '' || location.hash !== '';
  return isPageLink(link) && target === '' && !(isSamePage && hasFragment);
}
