'use client';

import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * The keys by which a searchbox chooses among options while the focus stays in it, after the
 * combobox pattern of the ARIA Authoring Practices. The options are those inside the element with the
 * given id; the n-th of them has the id `{listId}{n}`.
 */
export function useOptionKeys(listId: string) {
  const [active, choose] = useState(-1);
  const activeId = active < 0 ? undefined : `${listId}${active}`;

  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const count = document.querySelectorAll(`[id="${listId}"] [role="option"]`).length;
    if (event.key === 'Enter') {
      // With none chosen, the best one is what Enter means.
      document.getElementById(`${listId}${Math.max(active, 0)}`)?.click();
      return;
    }
    const next = placeAfter(event.key, active, count);
    if (next === null) return;
    // Back in the text, the arrow moves the caret as well.
    if (next >= 0) event.preventDefault();
    choose(next);
  }

  return { active, activeId, choose, onKeyDown };
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
