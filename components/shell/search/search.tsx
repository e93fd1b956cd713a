'use client';

import { useSyncExternalStore } from 'react';
import type { SearchSuggestions } from '@/lib/content/types';
import { getOpenSearchDialog, getSearchElements, onSearchChange } from '@/lib/page/search-dialog';
import { SearchPanel } from './search-panel';

const getQuery = () => (getOpenSearchDialog() === null ? '' : getSearchElements().field.value);

/** Renders results into the search dialog, which opens without React (`lib/page/search-dialog.ts`). */
export default function Search({ help }: { help: SearchSuggestions }) {
  const dialog = useSyncExternalStore(onSearchChange, getOpenSearchDialog, () => null);
  const query = useSyncExternalStore(onSearchChange, getQuery, () => '');
  if (dialog === null) return null;
  const { field, answers } = getSearchElements();

  function type(words: string) {
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <SearchPanel
      query={query}
      help={help}
      field={field}
      listId={answers.id}
      onType={type}
      onLeave={() => dialog.close()}
    />
  );
}
