'use client';

import { useLayoutEffect, useState } from 'react';
import { tellCaught } from '@/components/ui/caught';

/**
 * Stands in place of everything when what is on every page has failed. The page stays as it stood, as
 * plain HTML whose links lead on; asked for before React takes it out of the document.
 */
export default function SiteError({ error }: { error: unknown }) {
  const [kept] = useState(() =>
    typeof document === 'undefined' ? null : document.documentElement.cloneNode(true),
  );
  const [body] = kept instanceof HTMLElement ? kept.getElementsByTagName('body') : [];
  useLayoutEffect(() => {
    tellCaught(error, 'Site');
    if (body !== undefined) document.body.prepend(...body.childNodes);
  }, [error, body]);
  return (
    <html lang="en" className={kept instanceof HTMLElement ? kept.className : ''}>
      <body>
        <section
          aria-labelledby="stopped"
          className="fixed right-4 bottom-4 left-4 z-40 max-w-md border-2 border-red bg-white p-4"
        >
          <h2 id="stopped" className="font-semibold">
            This page stopped working
          </h2>
          <p className="mt-1 text-steel">You can still read it and follow its links.</p>
          <p className="mt-3 flex gap-4 underline">
            <button type="button" onClick={() => location.reload()} className="underline">
              Reload page
            </button>
            <a href="/">Go Home</a>
          </p>
        </section>
      </body>
    </html>
  );
}
