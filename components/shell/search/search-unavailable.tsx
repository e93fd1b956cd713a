'use client';

import { buttonStyles } from '@/components/ui/button-styles';
import type { LinkItem } from '@/lib/content/types';
import { MainPages } from './main-pages';

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
