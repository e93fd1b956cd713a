import { SearchIcon } from '@/components/ui/icons';
import { searchId } from '@/lib/page/search-dialog';

/** Opens search (`lib/page/dialogs.ts`). Its results are an island. */
export function SearchButton() {
  return (
    <button
      type="button"
      data-opens={searchId}
      data-wants="Search"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      className="needs-script grid size-11 place-items-center rounded-plate hover:bg-paper-deep"
    >
      <SearchIcon />
    </button>
  );
}
