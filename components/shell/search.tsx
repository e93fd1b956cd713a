'use client';

import { useCallback, useState } from 'react';
import { SearchIcon } from '@/components/ui/icons';
import { Part } from '@/components/ui/part';
import type { SearchHelp } from '@/lib/content/types';
import { answersPart } from './search/answers-part';
import { SearchSheet } from './search/sheet';
import { useShortcuts } from './search/use-shortcuts';

/** The icon of the top bar, the keys that do the same, and the sheet they open. */
export function Search({ help }: { help: SearchHelp }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useShortcuts(useCallback(() => setOpen(true), []));
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className="needs-script grid size-11 place-items-center rounded-plate hover:bg-paper-deep"
      >
        <SearchIcon />
      </button>
      {open && (
        <Part name="Search" onFailed={close}>
          <SearchSheet help={help} onClose={close} />
        </Part>
      )}
    </>
  );
}

function fetchAhead() {
  // Should it fail now, the sheet asks again when it opens, and says so if that fails too.
  answersPart.fetch().catch(() => {});
}
