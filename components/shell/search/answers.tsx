'use client';

import { type RefObject, useMemo } from 'react';
import type { SearchHelp } from '@/lib/content/types';
import { type Answer, find } from './find';
import { MainPages } from './main-pages';
import { Results } from './results';
import { SlashChoice } from './slash-choice';
import { Unreachable } from './unreachable';
import { useAfterPaint } from './use-after-paint';
import { useIndex } from './use-index';
import { useOptionKeys } from './use-option-keys';

export interface AnswersProps {
  query: string;
  help: SearchHelp;
  field: RefObject<HTMLInputElement | null>;
  /** The id of the element that the answers are in. */
  listId: string;
  onType: (words: string) => void;
  onLeave: () => void;
}

/** More than these nobody reads; one types another word instead. */
const most = 12;

const nothing: Answer = { results: [], count: 0, whole: true };

/** What stands under the searchbox: results, or how to get some. */
export function Answers({ query, help, field, listId, onType, onLeave }: AnswersProps) {
  const { index, retry } = useIndex();
  const [painted, catchUp] = useAfterPaint(query);
  const active = useOptionKeys(field, listId, query, catchUp);
  const asked = painted.trim();
  const answer = useMemo(
    () => (index === 'loading' || index === 'failed' ? nothing : find(index, asked, most)),
    [index, asked],
  );
  if (index === 'failed') {
    const again = () => {
      retry();
      field.current?.focus();
    };
    return <Unreachable pages={help.pages} onRetry={again} onLeave={onLeave} />;
  }
  const { results } = answer;
  return (
    <>
      <div className="flex items-baseline justify-between gap-6 px-4 pt-4 pb-3 text-steel sm:px-6">
        <p role="status">
          {index === 'loading' ? 'Fetching the search …' : sayingOf(asked, answer)}
        </p>
        {results.length > 0 && (
          <p aria-hidden="true" className="tag hidden shrink-0 normal-case sm:block">
            ↑ ↓ Enter
          </p>
        )}
      </div>
      {results.length > 0 ? (
        <Results results={results} active={active} idPrefix={listId} onLeave={onLeave} />
      ) : (
        <div className="px-4 pb-6 sm:px-6">
          <Examples words={help.examples} onType={onType} />
          <MainPages pages={help.pages} onLeave={onLeave} />
          {asked === '' && <SlashChoice />}
        </div>
      )}
    </>
  );
}

function sayingOf(asked: string, { results, count, whole }: Answer): string {
  if (asked === '') return 'Type a word or two, or try one of these:';
  if (count === 0) return `No page speaks of “${asked}”. Try a more general word, or one of these:`;
  if (!whole) {
    return `No page speaks of all of “${asked}”. ${count === 1 ? 'This one has' : 'These have'} some of it:`;
  }
  if (count > results.length) return `The best ${results.length} of ${count} results`;
  return count === 1 ? '1 result' : `${count} results`;
}

function Examples({
  words,
  onType,
}: {
  words: readonly string[];
  onType: (words: string) => void;
}) {
  return (
    <ul aria-label="Words to try" className="flex flex-wrap gap-2">
      {words.map((example) => (
        <li key={example}>
          <button
            type="button"
            onClick={() => onType(example)}
            className="min-h-11 rounded-plate border border-steel px-4 hover:bg-paper-deep"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}
