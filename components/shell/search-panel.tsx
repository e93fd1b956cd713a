'use client';

import { useEffect, useId, useState } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { SearchEntry } from '@/lib/content/types';
import { matching } from './matching';

/** The searchbox and what it finds. The list of pages is fetched when the search is first opened. */
export function SearchPanel({ onLeave }: { onLeave: () => void }) {
  const [entries, setEntries] = useState<SearchEntry[] | 'loading' | 'failed'>('loading');
  const [query, setQuery] = useState('');
  const field = useId();

  useEffect(() => {
    const leaving = new AbortController();
    fetch('/search.json', { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(setEntries)
      .catch(() => {
        if (!leaving.signal.aborted) setEntries('failed');
      });
    return () => leaving.abort();
  }, []);

  const found = Array.isArray(entries) ? matching(entries, query) : [];
  return (
    <search>
      <label htmlFor={field} className="tag text-steel">
        Words to look for
      </label>
      <input
        id={field}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
        className="mt-1 block h-12 w-full rounded-plate border border-ink bg-white px-3 text-lg"
      />
      <p role="status" className="mt-3 text-steel">
        {answerTo(query, entries, found.length)}
      </p>
      <ul className="mt-2 divide-y divide-rule">
        {found.map(({ title, description, href }) => (
          <li key={href}>
            <PageLink href={href} onClick={onLeave} className="group block py-3">
              <span className="font-semibold group-hover:underline">{title}</span>
              <span className="block text-steel">{description}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </search>
  );
}

function answerTo(query: string, entries: SearchEntry[] | 'loading' | 'failed', found: number) {
  if (entries === 'failed') {
    return 'The list of pages could not be fetched. Every page is in the menus and at the end of this page.';
  }
  if (query.trim() === '') return 'Type a word: permit, learning, ISO …';
  if (entries === 'loading') return 'Fetching the list of pages …';
  if (found === 0) {
    return `No page speaks of “${query.trim()}”. Try one word, or a more general one.`;
  }
  return found === 1 ? '1 page' : `${found} pages`;
}
