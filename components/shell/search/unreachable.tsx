'use client';

import { button } from '@/components/ui/button';
import type { LinkItem } from '@/lib/content/types';
import { MainPages } from './main-pages';

interface UnreachableProps {
  pages: readonly LinkItem[];
  onRetry: () => void;
  onLeave: () => void;
}

/** Says that the search is not to be had now, and where everything is all the same. */
export function Unreachable({ pages, onRetry, onLeave }: UnreachableProps) {
  return (
    <div className="px-4 py-5 sm:px-6">
      <p role="alert">
        The search could not be fetched. Every page is in the menus and at the end of this page.
      </p>
      <button type="button" onClick={onRetry} className={`mt-4 ${button.secondary}`}>
        Try again
      </button>
      <MainPages pages={pages} onLeave={onLeave} />
    </div>
  );
}
