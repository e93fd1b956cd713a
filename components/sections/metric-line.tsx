import type { Iso } from '@/lib/content/types';

/**
 * The three families of metrics, from the course to the organization, as instruments at one distance on a line. A dashed signal
 * line leads from the costs in the first to the ROI in the second.
 */
export function MetricLine({ families }: { families: Iso['families']['points'] }) {
  return (
    <div className="relative mt-8 border-2 border-ink bg-white">
      {/* From the third of nine instruments to the seventh. */}
      <span
        aria-hidden="true"
        className="absolute inset-x-[calc(100%/9*2.5)] top-6 h-10 border-2 border-b-0 border-dashed border-blue after:absolute after:-right-1.5 after:-bottom-px after:border-5 after:border-t-8 after:border-transparent after:border-t-blue @max-[46rem]/page:hidden"
      />
      <dl className="grid grid-cols-[minmax(0,1fr)] @min-[46rem]/page:grid-cols-[3fr_4fr_2fr]">
        {families.map(({ title, of, scale, text }) => (
          <div
            key={title}
            className="row-span-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0 border-rule not-first:border-t @min-[46rem]/page:not-first:border-t-0 @min-[46rem]/page:not-first:border-l"
          >
            <dt className="flex flex-row-reverse flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3 lg:px-5 text-2xl font-semibold tracking-tight @min-[46rem]/page:block @min-[46rem]/page:pt-5">
              <span className="tag block font-normal text-steel @min-[46rem]/page:mb-1">{of}</span>
              {title}
            </dt>
            <dd className="px-4 pb-3 text-steel lg:px-5 @min-[46rem]/page:pt-2 @min-[46rem]/page:pb-6">
              {text}
            </dd>
            <dd
              aria-hidden="true"
              className="drawing-grid-paper order-first flex border-b border-rule py-3 text-center @min-[46rem]/page:pt-14 @min-[46rem]/page:pb-4"
            >
              {scale.map(({ mark, label }) => (
                <span
                  key={mark}
                  className="relative min-w-0 flex-1 text-sm @max-[22rem]/page:text-[0.7rem] leading-snug before:absolute before:top-5 @min-[46rem]/page:before:top-6 before:left-0 before:h-0.5 before:w-full before:bg-ink"
                >
                  <span className="relative mx-auto mb-1 @min-[46rem]/page:mb-2 grid aspect-square w-full max-w-10 @min-[46rem]/page:max-w-12 place-items-center rounded-full border-2 border-ink bg-white font-mono font-semibold">
                    {mark}
                  </span>
                  {label}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
