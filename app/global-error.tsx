'use client';

import { useLayoutEffect, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { reportCaughtError } from '@/components/ui/error-reports';
import { applyStyleSheets } from '@/lib/page/style-sheets';

/**
 * Rendered after an error in the layout. Keeps the page as plain HTML with working links, cloned before React removes
 * it from the document.
 */
export default function GlobalError({ error }: { error: unknown }) {
  const [kept] = useState(() =>
    typeof document === 'undefined' ? null : document.documentElement.cloneNode(true),
  );
  const [body] = kept instanceof HTMLElement ? kept.getElementsByTagName('body') : [];
  useLayoutEffect(() => {
    reportCaughtError(error, 'Site');
    // PageEffects normally applies them, but it's gone.
    applyStyleSheets();
    if (body !== undefined) document.body.prepend(...body.childNodes);
  }, [error, body]);
  return (
    <html lang="en" className={kept instanceof HTMLElement ? kept.className : ''}>
      <body>
        <section
          aria-labelledby="stopped"
          className="fixed right-4 bottom-4 left-4 z-40 ml-auto max-w-md rounded-plate border-2 border-l-8 border-red bg-white p-4 lifted print:hidden"
        >
          <h2 id="stopped" className="font-semibold">
            This page stopped working
          </h2>
          <p className="mt-1 text-steel">You can still read it and follow its links.</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <button
              type="button"
              onClick={() => location.reload()}
              className={buttonStyles.primary}
            >
              Reload page
            </button>
            <a href="/" className={buttonStyles.secondary}>
              Go Home
            </a>
          </p>
        </section>
      </body>
    </html>
  );
}
