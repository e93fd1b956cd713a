'use client';

import { useEffect, useState } from 'react';

const handledKeys = /^(Enter|Arrow(Up|Down|Left|Right)|Home|End)$/;

/**
 * The keys that choose among options while the focus stays in the searchbox, after the combobox pattern of
 * the ARIA Authoring Practices. The options are those inside the element with the given id, in groups or
 * not; the n-th of them has the id `{listId}{n}`. A choice holds until the query changes.
 *
 * @param onKey is called before such a key does anything, to bring the options up to date with the query.
 * @returns the number of the chosen option, -1 for none.
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
    function follow(event: KeyboardEvent) {
      const { key, isComposing, altKey, ctrlKey, metaKey } = event;
      if (isComposing || altKey || ctrlKey || metaKey || !handledKeys.test(key)) return;
      onKey();
      if (key === 'Enter') {
        // Search closes on this key, which must not press the button that gets the focus back.
        event.preventDefault();
        // With none chosen, Enter opens the first.
        document.getElementById(`${listId}${Math.max(active, 0)}`)?.click();
        return;
      }
      const count = document.querySelectorAll(`[id="${listId}"] [role="option"]`).length;
      const place = nextOption(key, active, count);
      if (place === null) return;
      // On the way back into the text, the arrow moves the caret as well.
      if (place >= 0) event.preventDefault();
      choose({ query, place });
    }
    field.addEventListener('keydown', follow);
    return () => field.removeEventListener('keydown', follow);
  }, [field, listId, query, active, onKey]);

  return active;
}

/** Which of so many options a key leads to; -1 for the text itself, null if the key does nothing here. */
function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  // With no option chosen, these keys belong to the text.
  if (active < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : null;
}
