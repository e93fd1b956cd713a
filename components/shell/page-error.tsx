'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { reportCaughtError } from '@/components/ui/error-reports';
import { reloadOnce } from '@/components/ui/reload-once';

/** Records that the router rendered the current page, not the exported HTML. Call it on each navigation. */
export function markClientNavigation(): void {
  const { dataset } = document.documentElement;
  // AuthProvider sets `ready` after the first page has called this.
  if (dataset.ready !== undefined) dataset.ready = 'moved';
}

/**
 * Replaces a page that failed to render. If the page came as HTML, its content stays, without React. If the router
 * rendered it, there's no HTML to keep, so this reloads the page once. Imports nothing lazily, because a missing chunk
 * may be what failed.
 */
export function PageError({ error }: { error: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  // Read now, before React removes the failed page from the DOM.
  const pathname = usePathname();
  const [content] = useState(() => clonePageContent(pathname));

  useLayoutEffect(() => {
    reportCaughtError(error, 'Page');
    if (content !== null) {
      box.current?.replaceChildren(...content);
      return;
    }
    // The router scrolls only for pages that render.
    scrollTo(0, 0);
    reloadOnce(window);
  }, [error, content]);

  if (content !== null) return <div ref={box} className="contents" />;
  return (
    <main id="main" tabIndex={-1} className="measure py-16 outline-none md:py-24">
      <h1 className="text-title font-bold">This page stopped working</h1>
      <p className="mt-5 max-w-2xl text-lg text-steel">
        We couldn’t show it. Reload the page to try again, or start over from Home.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => location.reload()} className={buttonStyles.primary}>
          Reload page
        </button>
        {/* A full page load, because the router may be what failed. */}
        <a href="/" className={buttonStyles.secondary}>
          Go Home
        </a>
      </p>
    </main>
  );
}

/** Null if the DOM may be another page's, because the router updates before the URL. */
function clonePageContent(pathname: string): Node[] | null {
  if (typeof document === 'undefined') return null;
  const isFirst = document.documentElement.dataset.ready !== 'moved';
  if (!isFirst || pathname !== location.pathname) return null;
  const words = document.querySelectorAll('.page > nav, main');
  return words.length === 0 ? null : [...words].map((element) => element.cloneNode(true));
}
