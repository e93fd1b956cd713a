'use client';

import { type ReactNode, useEffect } from 'react';
import { useBrowserValue } from '@/components/ui/browser-value';
import { button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';

interface MissingPageProps {
  /** What only some visitors see, under the text. */
  children: ReactNode;
}

/**
 * The 404 page. Which page was asked for, only the browser knows. A lower-cased page name is an
 * alias: where the host could not redirect it, this page does. It asks for the names only then, since
 * the data of every page holds what this one is given.
 */
export function MissingPage({ children }: MissingPageProps) {
  const path = useBrowserValue(() => location.pathname, null);
  const asked = path === null ? null : readable(path);

  useEffect(() => {
    if (asked === null || !/^[a-z0-9]+$/.test(asked)) return;
    pageNames().then(
      (names) => {
        const name = names.find((name) => name.toLowerCase() === asked);
        if (name === undefined) return;
        location.replace((name === 'Home' ? '/' : `/${name}`) + location.search + location.hash);
      },
      // Without them it stays what it is: the 404 page.
      () => undefined,
    );
  }, [asked]);

  return (
    <div className="measure py-16 md:py-24">
      <p
        aria-hidden="true"
        className="-ml-[0.06em] font-mono text-[clamp(4rem,14vw,9rem)] leading-none text-steel"
      >
        404
      </p>
      <h1 className="mt-6 text-heading font-bold">Page Not Found</h1>
      <p className="mt-5 max-w-2xl text-lg text-steel">
        {asked === null ? 'The page you requested' : <>The page “{asked}”</>} could not be found in
        this application.
      </p>
      <p className="mt-8">
        <PageLink href="/" className={button.primary}>
          Go Home
        </PageLink>
      </p>
      {children}
    </div>
  );
}

async function pageNames(): Promise<string[]> {
  const answer = await fetch('/page-names.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/page-names.json answered with status ${answer.status}`);
  return answer.json();
}

/** A path as its writer meant it; one that cannot be decoded stays as it is. */
function readable(path: string): string {
  const name = path.replace(/^\//, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
