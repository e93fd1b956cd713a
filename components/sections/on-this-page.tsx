import { ChevronIcon } from '@/components/ui/icons';
import type { AnchoredHeading } from '@/lib/content/types';

/** The sections of a long text as links; `lib/page/scroll-position.ts` marks the one being read. */
export function OnThisPage({ headings }: { headings: readonly AnchoredHeading[] }) {
  return (
    <nav
      data-current-section=""
      aria-labelledby="on-this-page"
      className="border-t border-ink @min-[62rem]/page:order-last @min-[62rem]/page:sticky @min-[62rem]/page:top-24 @min-[62rem]/page:max-h-[calc(100svh-7rem)] @min-[62rem]/page:self-start @min-[62rem]/page:overflow-y-auto print:hidden"
    >
      <h2 id="on-this-page" className="tag py-3 font-normal text-steel max-sm:hidden">
        On this page
      </h2>
      <details className="collapsible group">
        <summary className="flex min-h-12 items-center justify-between border-b border-rule font-semibold">
          On this page
          <ChevronIcon className="[transition:rotate_0.15s] group-open:rotate-180" />
        </summary>
        <ol className="border-rule max-sm:border-b sm:columns-2 sm:gap-10 @min-[62rem]/page:columns-1 @min-[62rem]/page:border-b">
          {headings.map(({ id, heading }, index) => (
            <li key={id} className="break-inside-avoid border-t border-rule">
              <a
                href={`#${id}`}
                className="grid grid-cols-[2.25rem_1fr] items-baseline border-l-3 border-transparent forced-colors:not-aria-[current]:border-[Canvas] py-2 sm:max-lg:py-1.5 xl:[@media(height<46rem)]:py-1.5 pl-2 text-[0.95rem] leading-snug hover:underline aria-[current]:border-ink aria-[current]:bg-paper-deep aria-[current]:font-semibold"
              >
                <span aria-hidden="true" className="tag font-normal text-steel">
                  {String(index + 1).padStart(2, '0')}
                </span>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
