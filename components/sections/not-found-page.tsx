import { buttonStyles } from '@/components/ui/button-styles';
import { PageLinks } from '@/components/ui/page-links';
import type { LinkItem } from '@/lib/content/types';
import { searchId } from '@/lib/page/search-dialog';

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

/**
 * A pipe that ends at a blind. The rest of the line is dashed, meaning that it doesn't exist. `lib/page/missing-page.ts`
 * writes the requested page on the tag; the text above contains it too.
 */
function BlindedLine() {
  return (
    <div aria-hidden="true" className="relative mt-8 min-h-60 pb-6">
      <svg
        aria-hidden="true"
        viewBox="0 0 1600 130"
        preserveAspectRatio="xMidYMin slice"
        className="h-32 w-full fill-none stroke-paper forced-color-adjust-none"
        strokeWidth="2"
      >
        <path d="M0 60h660M700 60h86M660 38v44l40-44v44z" strokeWidth="5" />
        <path d="M680 60V22m-20 0h40" strokeWidth="3" />
        <path d="M540 60V36" />
        <circle cx="540" cy="20" r="16" className="fill-graphite" />
        <path d="M524 20h32" />
        <path d="M788 30v60" strokeWidth="6" />
        <path d="M828 60h772" className="stroke-steel-light" strokeDasharray="22 16" />
        <path d="M812 30v60" className="stroke-steel-light" strokeDasharray="8 6" />
        <path d="M800 18v84" className="stroke-red-light" strokeWidth="10" />
        <path d="M800 102v28" className="stroke-red-light" />
      </svg>
      <p className="lockout-tag relative mx-auto w-fit max-w-[80%] min-w-32 px-5 pt-8 pb-3 text-center font-mono text-lg wrap-anywhere [--edge:var(--color-red-light)] [--face:var(--color-graphite)] after:absolute after:top-0 after:left-1/2 after:h-3.5 after:w-0.5 after:-translate-x-1/2 after:bg-red-light">
        <span data-requested="[page]" className="line-clamp-3">
          404
        </span>
      </p>
    </div>
  );
}
