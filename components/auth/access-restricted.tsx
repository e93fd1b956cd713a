import { buttonStyles } from '@/components/ui/button-styles';
import lockedValve from './locked-valve.svg';

/**
 * Replaces the page if this account isn't registered for the app, next to a valve that's locked and tagged. It's in every
 * page's HTML, hidden, and the site's script shows it (`lib/page/root-attributes.ts`), so it needs no React. Until then, it
 * isn't in the accessibility tree; it's no `main` and has no `h1`, of which a page has one; and search engines don't quote it.
 */
export function AccessRestricted() {
  return (
    <div
      id="access-restricted"
      tabIndex={-1}
      data-nosnippet=""
      className="hidden drawing-grid on-graphite overflow-clip border-b border-graphite-rule bg-graphite text-paper outline-none in-data-restricted:block"
    >
      <div className="measure split items-center py-10 md:py-14">
        <div>
          {/* biome-ignore lint/a11y/useSemanticElements: the page has its own h1, too */}
          <p role="heading" aria-level={1} className="text-title font-bold">
            Access Restricted
          </p>
          <p className="mt-5 max-w-xl text-lg">
            You are not registered to use this application. Please contact the app administrator to
            request access.
          </p>
          <p className="mt-6 font-semibold">If you believe this is an error, you can:</p>
          <ul className="mt-2 list-disc space-y-1 pl-6">
            <li>Verify you are logged in with the correct account</li>
            <li>Contact the app administrator for access</li>
            <li>Try logging out and back in again</li>
          </ul>
          <p className="mt-8">
            <button type="button" data-sign-out="" className={buttonStyles.primaryOnGraphite}>
              Sign out
            </button>
          </p>
        </div>
        {/* The pipe goes on beyond the window. Being lazy, it's fetched only when it's shown. */}
        {/* biome-ignore lint/performance/noImgElement: a static export has no image server */}
        <img
          src={lockedValve.src}
          alt=""
          width={1400}
          height={410}
          loading="lazy"
          className="w-[min(250%,90rem)] max-w-none print:hidden"
        />
      </div>
    </div>
  );
}
