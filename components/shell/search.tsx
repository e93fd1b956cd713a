'use client';

import { useCallback, useEffect, useState } from 'react';
import { focusPressed } from '@/components/ui/focus-pressed';
import { SearchIcon } from '@/components/ui/icons';
import { onSearchWanted } from '@/components/ui/open-search';
import { Part } from '@/components/ui/part';
import type { SearchHelp } from '@/lib/content/types';
import { answersPart } from './search/answers-part';
import { SearchSheet } from './search/sheet';
import { useShortcuts } from './search/use-shortcuts';

/** The search button of the top bar, the keyboard shortcuts, and the sheet they open. */
export function Search({ help }: { help: SearchHelp }) {
  // The sheet is rendered on hover or focus, so a press only has to show it.
  const [sheet, setSheet] = useState<'away' | 'near' | 'open'>('away');
  const open = useCallback(() => setSheet('open'), []);
  const close = () => setSheet('away');
  useShortcuts(open);
  useEffect(() => onSearchWanted(open), [open]);
  function prepare() {
    setSheet((now) => (now === 'away' ? 'near' : now));
    // If this fails, the sheet tries again when it opens, and reports a second failure.
    answersPart.fetch().catch(() => {});
  }
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event) => {
          focusPressed(event);
          open();
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="needs-script grid size-11 place-items-center rounded-plate hover:bg-paper-deep"
      >
        <SearchIcon />
      </button>
      {sheet !== 'away' && (
        <Part name="Search" onFailed={close}>
          <SearchSheet help={help} open={sheet === 'open'} onClose={close} />
        </Part>
      )}
    </>
  );
}
