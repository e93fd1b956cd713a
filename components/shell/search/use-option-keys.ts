'use client';

import { useEffect, useState } from 'react';
import { isComposing } from '@/lib/page/events';

const handledKeys = /^(Enter|Arrow(Up|Down|Left|Right)|Home|End)$/;

/**
 * Keyboard selection of options while the focus stays in the searchbox, following the combobox pattern of the ARIA
 * Authoring Practices. The options are in the element with the given ID, in groups or not; option n has the ID
 * `{listId}{n}`. The selection is cleared when the query changes.
 *
 * @param onKey called before a key is handled, to update the options to the current query
 * @returns the number of the chosen option; -1 for none
 */
export function useOptionKeys(
  field: HTMLInputElement,
  listId: string,
  query: string,
  onKey: () => void,
): number {
  const [chosen, choose] = useState({ query, place: -1 });
  const active = chosen.query === query ? chosen.place : -1;

  useEffect(() => {
    if (active < 0) return;
    field.setAttribute('aria-activedescendant', `${listId}${active}`);
    document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: 'nearest' });
    return () => field.removeAttribute('aria-activedescendant');
  }, [field, listId, active]);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (isComposing(event) || altKey || ctrlKey || metaKey || !handledKeys.test(key)) return;
      onKey();
      if (key === 'Enter') {
        // Enter closes search, and must not also press the button that the focus returns to.
        event.preventDefault();
        // If none is chosen, Enter opens the first option.
        document.getElementById(`${listId}${Math.max(active, 0)}`)?.click();
        return;
      }
      const count = document.querySelectorAll(`[id="${listId}"] [role="option"]`).length;
      const place = nextOption(key, active, count);
      if (place === null) return;
      // When the selection returns to the text, the arrow key also moves the caret.
      if (place >= 0) event.preventDefault();
      choose({ query, place });
    }
    field.addEventListener('keydown', handleKey);
    return () => field.removeEventListener('keydown', handleKey);
  }, [field, listId, query, active, onKey]);

  return active;
}

/** The option that a key selects; -1 for the text itself, null if the key does nothing here. */
function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  // If no option is chosen, these keys move the caret in the text.
  if (active < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : null;
}
