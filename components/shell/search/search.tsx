'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useOnDemand } from '@/components/ui/on-demand';
import { Part } from '@/components/ui/part';
import type { SearchHelp } from '@/lib/content/types';
import { onSearchChange, openSearchDialog, partsOf } from '@/lib/page/search-dialog';
import { answersPart } from './answers-part';
import { Unreachable } from './unreachable';

const queryOf = () => {
  const dialog = openSearchDialog();
  return dialog === null ? '' : partsOf(dialog).field.value;
};

/**
 * Answers what is typed in the search dialog, which opens without React (`lib/page/search-dialog.ts`). The code that
 * answers loads when it opens; typing works meanwhile.
 */
export function Search({ help }: { help: SearchHelp }) {
  const dialog = useSyncExternalStore(onSearchChange, openSearchDialog, () => null);
  const query = useSyncExternalStore(onSearchChange, queryOf, () => '');
  const [failed, setFailed] = useState(false);
  const Answers = useOnDemand(
    answersPart,
    dialog !== null && !failed,
    useCallback(() => setFailed(true), []),
  );
  if (dialog === null) return null;
  const { field, answers } = partsOf(dialog);
  const close = () => dialog.close();

  function askAgain() {
    setFailed(false);
    field.focus();
  }

  function type(words: string) {
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return createPortal(
    failed ? (
      <Unreachable pages={help.pages} onRetry={askAgain} onLeave={close} />
    ) : (
      Answers && (
        <Part name="Answers" onFailed={() => setFailed(true)}>
          <Answers
            query={query}
            help={help}
            field={field}
            listId={answers.id}
            onType={type}
            onLeave={close}
          />
        </Part>
      )
    ),
    answers,
  );
}
