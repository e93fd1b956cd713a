'use client';

import { useSyncExternalStore } from 'react';
import type { SearchSuggestions } from '@/lib/content/types';
import { answersId, openedEvent, searchId } from '@/lib/page/search-dialog';
import { SearchPanel } from './search-panel';

/** The dialog while it's open, else null. */
const getOpenDialog = () => document.querySelector<HTMLDialogElement>(`#${searchId}[open]`);

const getQuery = () => getOpenDialog()?.querySelector('input')?.value ?? '';

/** Calls back when the dialog opens or closes, or its field changes. @returns a function that stops this */
function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  for (const type of [openedEvent, 'close', 'input']) addEventListener(type, listener, options);
  return () => controller.abort();
}

function type(field: HTMLInputElement, words: string): void {
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Renders results into the search dialog, which opens without React (`lib/page/search-dialog.ts`). */
export default function Search({ help }: { help: SearchSuggestions }) {
  const dialog = useSyncExternalStore(subscribe, getOpenDialog, () => null);
  const query = useSyncExternalStore(subscribe, getQuery, () => '');
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return null;

  return (
    <SearchPanel
      query={query}
      help={help}
      field={field}
      listId={answersId}
      onType={(words) => type(field, words)}
      onLeave={() => dialog.close()}
    />
  );
}
