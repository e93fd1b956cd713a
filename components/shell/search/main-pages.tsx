'use client';

import type { LinkItem } from '@/lib/content/types';

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
