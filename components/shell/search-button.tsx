'use client';

import { SearchIcon } from '@/components/ui/icons';
import { searchId } from '@/lib/page/search-dialog';
import { searchPanelLoader } from './search/search';

/** Opens search (`lib/page/dialogs.ts`). The results panel loads on hover or focus. */
export function SearchButton() {
  // If this fails, the dialog tries again when it opens, and reports a second failure.
  const prepare = () => searchPanelLoader.load().catch(() => {});
  return (
    <button
      type="button"
      data-opens={searchId}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={prepare}
      onFocus={prepare}
      className="needs-script grid size-11 place-items-center rounded-plate hover:bg-paper-deep"
    >
      <SearchIcon />
    </button>
  );
}
