'use client';

import { useEffect } from 'react';
import { slashIsWanted } from './slash-key';

/** Slash, and Ctrl or Command with K, open the search; not while somebody types or a dialog is open. */
export function useShortcuts(onOpen: () => void) {
  useEffect(() => {
    function follow(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const slash =
        key === '/' && slashIsWanted() && !ctrlKey && !metaKey && !altKey && !isField(target);
      const withK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      if (event.defaultPrevented || event.isComposing || !(slash || withK)) return;
      // Ours would be kept from the reader: Radix gives its focus back to the dialog that it has open.
      if (document.querySelector('dialog[open], [role="dialog"][data-state="open"]')) return;
      // Firefox has a find bar under the slash, and browsers search from their address bar under K.
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
