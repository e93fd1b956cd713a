import { buttonStyles } from '@/components/ui/button-styles';
import { PageLinks } from '@/components/ui/page-links';
import type { LinkItem } from '@/lib/content/types';
import { searchId } from '@/lib/page/search-dialog';
import { BlindedLine } from './drawings/blinded-line';

/** The 404 page. Only the browser knows which page was requested: `lib/page/missing-page.ts` names it. */
export function NotFoundPage({ pages }: { pages: readonly LinkItem[] }) {
  return (
    <>
      <div className="drawing-grid on-graphite mt-4 overflow-hidden bg-graphite text-paper">
        <div className="measure pt-10">
          <h1 className="text-title font-bold">Page Not Found</h1>
          <p className="mt-5 max-w-2xl text-lg wrap-anywhere text-steel-light">
            <span data-requested="The page “[page]”">The page you requested</span> could not be
            found in this application.
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a href="/" className={buttonStyles.primaryOnGraphite}>
              Go Home
            </a>
            <button
              type="button"
              data-opens={searchId}
              data-wants="Search"
              className={`needs-script ${buttonStyles.secondaryOnGraphite}`}
            >
              Search this site
            </button>
          </p>
        </div>
        <BlindedLine />
      </div>
      <div className="measure pt-10 pb-14">
        <h2 className="text-2xl">Try one of these</h2>
        <PageLinks links={pages} className="mt-5 sm:grid-cols-2 lg:grid-cols-4" />
        <div data-slot="admin-note" />
      </div>
    </>
  );
}
