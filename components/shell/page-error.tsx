'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { reportCaughtError } from '@/components/ui/error-reports';
import { reloadOnce } from '@/components/ui/reload-once';

/** Marks that the current page came from the router, not from the exported HTML. Call it on each navigation. */
export function markClientNavigation(): void {
  const { dataset } = document.documentElement;
  // Set by the session's provider, after the first page has called this.
  if (dataset.ready !== undefined) dataset.ready = 'moved';
}

/**
 * Replaces a page that has failed. If the page came as HTML, its text stays, without its scripts. If it came
 * from the router, its text is on the server, so this reloads the page once. Imports nothing lazily, because a
 * missing chunk may be what failed.
 */
export function PageError({ error }: { error: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  // Read now, before React removes the failed page from the DOM.
  const pathname = usePathname();
  const [kept] = useState(() => clonePageContent(pathname));

  useLayoutEffect(() => {
    reportCaughtError(error, 'Page');
    if (kept !== null) {
      box.current?.replaceChildren(...kept);
      return;
    }
    // The router does it for pages that succeed.
    scrollTo(0, 0);
    reloadOnce(window);
  }, [error, kept]);

  if (kept !== null) return <div ref={box} className="contents" />;
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
        {/* Not by the router, which may be what has failed. */}
        <a href="/" className={buttonStyles.secondary}>
          Go Home
        </a>
      </p>
    </main>
  );
}

/** Null when the DOM may belong to another page; the router updates before the URL. */
function clonePageContent(pathname: string): Node[] | null {
  if (typeof document === 'undefined') return null;
  const isFirst = document.documentElement.dataset.ready !== 'moved';
  if (!isFirst || pathname !== location.pathname) return null;
  const words = document.querySelectorAll('.page > nav, main');
  return words.length === 0 ? null : [...words].map((element) => element.cloneNode(true));
}
