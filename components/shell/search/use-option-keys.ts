'use client';

import { type RefObject, useEffect, useState } from 'react';

const means = /^(Enter|Arrow(Up|Down|Left|Right)|Home|End)$/;

/**
 * The keys by which a searchbox chooses among options while the focus stays in it, after the
 * combobox pattern of the ARIA Authoring Practices. The options are those inside the element with the
 * given id; the n-th of them has the id `{listId}{n}`. What has been chosen holds for the query it was
 * chosen under. Gives the number of the chosen option, -1 for none.
 *
 * @param onKey is called before such a key does anything: the options are to be those of the query then.
 */
export function useOptionKeys(
  field: RefObject<HTMLInputElement | null>,
  listId: string,
  query: string,
  onKey: () => void,
): number {
  const [chosen, choose] = useState({ query, place: -1 });
  const active = chosen.query === query ? chosen.place : -1;

  useEffect(() => {
    const input = field.current;
    if (input === null || active < 0) return;
    input.setAttribute('aria-activedescendant', `${listId}${active}`);
    document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: 'nearest' });
    return () => input.removeAttribute('aria-activedescendant');
  }, [field, listId, active]);

  useEffect(() => {
    function follow(event: KeyboardEvent) {
      const { key, isComposing, altKey, ctrlKey, metaKey } = event;
      if (isComposing || altKey || ctrlKey || metaKey || !means.test(key)) return;
      onKey();
      if (key === 'Enter') {
        // The search closes under this key, which must not press what gets the focus back: its button.
        event.preventDefault();
        // With none chosen, the best one is what Enter means.
        document.getElementById(`${listId}${Math.max(active, 0)}`)?.click();
        return;
      }
      const count = document.querySelectorAll(`[id="${listId}"] [role="option"]`).length;
      const place = placeAfter(key, active, count);
      if (place === null) return;
      // Back in the text, the arrow moves the caret as well.
      if (place >= 0) event.preventDefault();
      choose({ query, place });
    }
    const input = field.current;
    input?.addEventListener('keydown', follow);
    return () => input?.removeEventListener('keydown', follow);
  }, [field, listId, query, active, onKey]);

  return active;
}

/** Which of so many options a key leads to; -1 is the text itself; null: the key means nothing here. */
function placeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  // With no option chosen these belong to the text.
  if (active < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : null;
}
