'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { createLazyLoader, useLazy } from '@/components/ui/lazy-loader';
import type { SearchSuggestions } from '@/lib/content/types';
import { getOpenSearchDialog, getSearchElements, onSearchChange } from '@/lib/page/search-dialog';
import { SearchUnavailable } from './search-unavailable';

/** The results panel, with MiniSearch. Loaded on interaction. */
export const searchPanelLoader = createLazyLoader(
  async () => (await import('./search-panel')).SearchPanel,
);

const queryOf = () => {
  const dialog = getOpenSearchDialog();
  return dialog === null ? '' : getSearchElements(dialog).field.value;
};

/**
 * Renders results into the search dialog, which opens without React (`lib/page/search-dialog.ts`). The results panel
 * loads when the dialog opens; typing works in the meantime.
 */
export function Search({ help }: { help: SearchSuggestions }) {
  const dialog = useSyncExternalStore(onSearchChange, getOpenSearchDialog, () => null);
  const query = useSyncExternalStore(onSearchChange, queryOf, () => '');
  const [failed, setFailed] = useState(false);
  const Panel = useLazy(
    searchPanelLoader,
    dialog !== null && !failed,
    useCallback(() => setFailed(true), []),
  );
  if (dialog === null) return null;
  const { field, answers } = getSearchElements(dialog);
  const close = () => dialog.close();

  function retry() {
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
      <SearchUnavailable pages={help.pages} onRetry={retry} onLeave={close} />
    ) : (
      Panel && (
        <ErrorBoundary name="Answers" onError={() => setFailed(true)}>
          <Panel
            query={query}
            help={help}
            field={field}
            listId={answers.id}
            onType={type}
            onLeave={close}
          />
        </ErrorBoundary>
      )
    ),
    answers,
  );
}
