'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { button } from '@/components/ui/button';
import { tellCaught } from '@/components/ui/caught';
import { reloadOnce } from '@/components/ui/reload-once';

interface PageFaultProps {
  error: unknown;
  /** By this name the parent window hears of it. */
  name: string;
  /** Selects what of the document failed, and stays as its HTML has it. */
  words: string;
}

/**
 * What stands where a page has failed. When that happens as the page becomes alive, its words stay, as
 * plain HTML. Later, the words of this address are on the server, and it is loaded anew, once. It stands
 * on no file that may have to be fetched.
 */
export function PageFault({ error, name, words }: PageFaultProps) {
  const box = useRef<HTMLDivElement>(null);
  // Asked for before React takes what has failed out of the document.
  const [kept] = useState(() => keptWords(words));

  useLayoutEffect(() => {
    tellCaught(error, name);
    if (kept !== null) box.current?.replaceChildren(...kept);
    else reloadOnce(window);
  }, [error, name, kept]);

  if (kept !== null) return <div ref={box} className="contents" />;
  return (
    <main id="main" tabIndex={-1} className="measure py-16 outline-none md:py-24">
      <h1 className="text-[clamp(2.2rem,5vw,3.75rem)] font-bold">This page stopped working</h1>
      <p className="mt-5 max-w-2xl text-lg text-steel">
        Something in it failed while it was being shown. Its words are still on the site: load the
        page again, or go on from Home.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => location.reload()} className={button.primary}>
          Load the page again
        </button>
        {/* Not by the router, which may be what has failed. */}
        <a href="/" className={button.secondary}>
          Home
        </a>
      </p>
    </main>
  );
}

/** Null once the page has been alive: what stands in the document may be of another address then. */
function keptWords(selector: string): Node[] | null {
  if (typeof document === 'undefined' || document.documentElement.dataset.ready !== undefined) {
    return null;
  }
  const kept = [...document.querySelectorAll(selector)].map((element) => element.cloneNode(true));
  return kept.length === 0 ? null : kept;
}
