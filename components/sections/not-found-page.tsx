'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { buttonStyles, pageLinkStyle } from '@/components/ui/button-styles';
import { OffPageConnectorIcon } from '@/components/ui/icons';
import { searchId } from '@/lib/page/search-dialog';
import { BlindedLine } from './drawings/blinded-line';

/**
 * Names and titles from the registry. Hard-coded, because Next serializes not-found's props into every page's
 * RSC payload; `e2e/site/missing-page.spec.ts` compares them with the registry.
 */
const pages = [
  ['Platform', 'Platform Overview'],
  ['AITeam', 'AI Team'],
  ['Capabilities', 'Core Capabilities'],
  ['ISO', 'ISO Alignment'],
] as const;

const noopSubscribe = () => () => {};

interface NotFoundPageProps {
  /** Below the text: the note that only admins see. */
  children: ReactNode;
}

/**
 * The 404 page. Only the browser knows which page was requested. If the host can't redirect a lowercase page
 * name, this page does. Fetches page names only for a lowercase path: as props, they'd be in every page's RSC
 * payload too.
 */
export function NotFoundPage({ children }: NotFoundPageProps) {
  // Null during hydration, to match the HTML.
  const path = useSyncExternalStore(
    noopSubscribe,
    () => location.pathname,
    () => null,
  );
  const requested = path === null ? null : decodePath(path);

  useEffect(() => {
    if (requested === null || !/^[a-z0-9]+$/.test(requested)) return;
    fetchPageNames().then(
      (names) => {
        const name = names.find((name) => name.toLowerCase() === requested);
        if (name === undefined) return;
        location.replace((name === 'Home' ? '/' : `/${name}`) + location.search + location.hash);
      },
      // If the names can't be fetched, this stays the 404 page.
      () => undefined,
    );
  }, [requested]);

  return (
    <>
      <div className="drawing-grid on-graphite mt-4 overflow-hidden bg-graphite text-paper">
        <div className="measure pt-12 md:pt-20">
          <h1 className="text-title font-bold">Page Not Found</h1>
          <p className="mt-5 max-w-2xl text-lg wrap-anywhere text-steel-light">
            {requested === null ? 'The page you requested' : <>The page “{requested}”</>} could not
            be found in this application.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a href="/" className={buttonStyles.primaryOnGraphite}>
              Go Home
            </a>
            <button
              type="button"
              data-opens={searchId}
              className={`needs-script ${buttonStyles.secondaryOnGraphite}`}
            >
              Search this site
            </button>
          </p>
        </div>
        <BlindedLine tag={requested ?? '404'} />
      </div>
      <div className="measure pt-12 pb-16 md:pb-24">
        <h2 className="text-2xl">Pages you can open</h2>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {pages.map(([name, title]) => (
            <li key={name}>
              <a href={`/${name}`} className={pageLinkStyle}>
                {title}
                <OffPageConnectorIcon />
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </>
  );
}

async function fetchPageNames(): Promise<string[]> {
  const answer = await fetch('/page-names.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/page-names.json answered with status ${answer.status}`);
  return answer.json();
}

/** Decodes a path. Returns it unchanged if it has a malformed escape. */
function decodePath(path: string): string {
  const name = path.replace(/^\//, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
