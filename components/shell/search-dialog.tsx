import type { ReactNode } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { answersId, searchId } from '@/lib/page/search-dialog';

/** Search opens before React loads (`lib/page/dialogs.ts`). Styled by `app/search.css`. */
export function SearchDialog({ results }: { results: ReactNode }) {
  return (
    <dialog
      id={searchId}
      aria-labelledby="search-title"
      aria-modal="true"
      className="search-dialog"
    >
      <search>
        <div className="search-head">
          <h2 id="search-title">Search this site</h2>
          <form method="dialog">
            <button type="submit" aria-label="Close">
              <CloseIcon />
            </button>
          </form>
          <label htmlFor="search-field" className="tag">
            Page, topic, or agent
          </label>
          <input
            id="search-field"
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-autocomplete="list"
            aria-controls={answersId}
          />
        </div>
        <div id={answersId}>{results}</div>
        <p className="search-state">Loading search…</p>
        <p role="alert" className="search-state" hidden>
          Search couldn’t load. Every page is in the menus and the footer.
        </p>
      </search>
    </dialog>
  );
}
