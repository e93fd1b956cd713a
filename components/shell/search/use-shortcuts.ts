'use client';

import { useEffect } from 'react';
import { slashIsWanted } from './slash-key';

/** Slash, and Ctrl or Command with K, open search, except while typing or while a dialog is open. */
export function useShortcuts(onOpen: () => void) {
  useEffect(() => {
    function follow(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const slash =
        key === '/' && slashIsWanted() && !ctrlKey && !metaKey && !altKey && !isField(target);
      const withK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      if (event.defaultPrevented || event.isComposing || !(slash || withK)) return;
      // Search couldn't be used: Radix returns the focus to its open dialog.
      if (document.querySelector('dialog[open], [role="dialog"][data-state="open"]')) return;
      // Firefox opens its find bar on slash, and browsers search from the address bar on Ctrl+K.
      event.preventDefault();
      onOpen();
    }
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [onOpen]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
