'use client';

import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchSuggestions } from '@/lib/content/types';
import { afterPaint } from '@/lib/page/after-paint';
import { find, type SearchResponse } from './find';
import { Results } from './results';
import { MainPages, SearchUnavailable, SlashChoice } from './search-help';
import { useIndex } from './use-index';
import { useOptionKeys } from './use-option-keys';

export interface SearchPanelProps {
  query: string;
  help: SearchSuggestions;
  field: HTMLInputElement;
  /** ID of the element that contains the results. */
  listId: string;
  onType: (words: string) => void;
  onLeave: () => void;
}

/** Maximum number of results. Typing another word is faster than reading more of them. */
const maxResults = 12;

const emptyResponse: SearchResponse = {
  results: [],
  count: 0,
  match: 'all',
  corrected: null,
  suggestion: null,
};

/** What is below the searchbox: results, or ways to get some. */
export function SearchPanel({ query, help, field, listId, onType, onLeave }: SearchPanelProps) {
  const { index, retry } = useIndex();
  const [deferred, catchUp] = useDeferredQuery(query);
  const active = useOptionKeys(field, listId, query, catchUp);
  const trimmed = deferred.trim();
  const response = useMemo(
    () =>
      index === 'loading' || index === 'failed' ? emptyResponse : find(index, trimmed, maxResults),
    [index, trimmed],
  );
  if (index === 'failed') {
    const again = () => {
      retry();
      field.focus();
    };
    return <SearchUnavailable pages={help.pages} onRetry={again} onLeave={onLeave} />;
  }
  const { results, suggestion } = response;
  const hasResults = results.length > 0;
  return (
    <>
      <div className="flex items-baseline justify-between gap-6 px-4 pt-4 pb-3 text-steel sm:px-6">
        <div role="status">
          <p className={trimmed !== '' && !hasResults ? 'font-semibold text-ink' : undefined}>
            {index === 'loading' ? 'Loading search…' : summaryOf(trimmed, response)}
          </p>
          {suggestion !== null && <DidYouMean words={suggestion} onType={onType} />}
        </div>
        {hasResults && (
          <p aria-hidden="true" className="tag hidden shrink-0 normal-case sm:block">
            Arrow keys to choose, Enter to open
          </p>
        )}
      </div>
      {hasResults ? (
        <Results results={results} active={active} idPrefix={listId} onLeave={onLeave} />
      ) : (
        <div className="px-4 pb-6 sm:px-6">
          {trimmed !== '' && <p className="tag mb-2 text-steel">Searches to try</p>}
          <Examples words={help.examples} onType={onType} />
          <MainPages pages={help.pages} onLeave={onLeave} />
          {trimmed === '' && <SlashChoice />}
        </div>
      )}
    </>
  );
}

function summaryOf(trimmed: string, { results, count, match, corrected }: SearchResponse): string {
  if (trimmed === '') return 'Type a term, or try one of these:';
  if (count === 0) return `No results for “${trimmed}”`;
  if (match === 'some') return `No page has all of “${trimmed}”. Showing partial matches.`;
  if (corrected !== null) return `No results for “${trimmed}”. Showing results for “${corrected}”.`;
  if (count > results.length) return `Top ${results.length} of ${count} results`;
  return count === 1 ? '1 result' : `${count} results`;
}

function DidYouMean({ words, onType }: { words: string; onType: (words: string) => void }) {
  return (
    <p>
      Did you mean{' '}
      <button
        type="button"
        onClick={() => onType(words)}
        className="min-h-11 font-semibold text-ink underline decoration-steel underline-offset-4 hover:decoration-ink"
      >
        {words}
      </button>
      ?
    </p>
  );
}

function Examples({
  words,
  onType,
}: {
  words: readonly string[];
  onType: (words: string) => void;
}) {
  return (
    <ul aria-label="Searches to try" className="flex flex-wrap gap-2">
      {words.map((example) => (
        <li key={example}>
          <button
            type="button"
            onClick={() => onType(example)}
            className="min-h-11 border border-steel px-4 hover:bg-paper-deep"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * A copy of the query that's updated one paint later, so a typed letter is painted before its results are computed.
 *
 * @returns the copy, and a function that updates it immediately
 */
function useDeferredQuery(typed: string): [string, () => void] {
  const [text, setText] = useState(typed);
  useEffect(() => afterPaint(() => setText(typed)), [typed]);
  return [text, () => flushSync(() => setText(typed))];
}
