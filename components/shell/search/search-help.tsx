'use client';

import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import type { LinkItem } from '@/lib/content/types';
import { isSlashEnabled, setSlashEnabled } from '@/lib/page/search-shortcut';

/* What search shows instead of results. */

/** Links to the main pages, when there are no results. */
export function MainPages({ pages, onLeave }: { pages: readonly LinkItem[]; onLeave: () => void }) {
  return (
    <nav aria-label="Main pages" className="mt-6">
      <p className="tag text-steel">Main pages</p>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {pages.map(({ label, href }) => (
          <li key={href} className="border-t border-rule">
            <a
              href={href}
              onClick={onLeave}
              className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SearchUnavailableProps {
  pages: readonly LinkItem[];
  onRetry: () => void;
  onLeave: () => void;
}

/** Shows that search couldn't load, with a retry button and links to the main pages. */
export function SearchUnavailable({ pages, onRetry, onLeave }: SearchUnavailableProps) {
  return (
    <div className="px-4 py-5 sm:px-6">
      <p role="alert">Search couldn’t load. Every page is in the menus and the footer.</p>
      <button type="button" onClick={onRetry} className={`mt-4 ${buttonStyles.secondary}`}>
        Try again
      </button>
      <MainPages pages={pages} onLeave={onLeave} />
    </div>
  );
}

/** Turns the slash shortcut off and on. Hidden on narrow screens, which rarely have a keyboard. */
export function SlashChoice() {
  const [on, setOn] = useState(isSlashEnabled);
  return (
    <label className="mt-6 hidden min-h-6 w-fit items-center gap-2 text-sm text-steel sm:flex">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setSlashEnabled(target.checked);
          setOn(target.checked);
        }}
        className="size-4 accent-ink"
      />
      Press / to open search{on ? '' : ' (off until you reload the page)'}
    </label>
  );
}
