import type { Iso } from '@/lib/content/types';

/* Each family's width by its number of metrics: one column per metric. */
const shares = ['', 'md:col-span-1', 'md:col-span-2', 'md:col-span-3', 'md:col-span-4'];

/**
 * The three families of metrics as instruments along one line, from the course to the organization. A dashed signal line
 * connects the costs in the first to the ROI in the second.
 */
export function MetricLine({ families }: { families: Iso['families']['points'] }) {
  return (
    <div className="drawing-grid-paper relative mt-12 border-2 border-ink bg-white md:pt-16">
      {/* From the middle of the third of nine columns to the middle of the seventh. */}
      <span
        aria-hidden="true"
        className="absolute top-6 right-[27.78%] left-[27.78%] h-10 border-2 border-b-0 border-dashed border-blue max-md:hidden"
      />
      <dl className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-9">
        {families.map(({ title, of, scale, text }) => (
          <div
            key={title}
            className={`flex flex-col border-rule not-first:max-md:border-t ${shares[scale.length]}`}
          >
            <dt className="px-5 text-2xl font-semibold tracking-tight md:border-l md:border-rule md:pt-8">
              <span className="tag mb-1 block font-normal text-steel">{of}</span>
              {title}
            </dt>
            <dd className="grow px-5 pt-2 pb-6 text-steel md:pb-8 md:border-l md:border-rule">
              {text}
            </dd>
            <dd aria-hidden="true" className="order-first flex pt-6 pb-4 text-center md:py-0">
              {scale.map(({ mark, label }) => (
                <span
                  key={mark}
                  className="relative min-w-0 flex-1 text-sm @max-[22rem]/page:text-[0.7rem] leading-snug before:absolute before:top-6 before:left-0 before:h-0.5 before:w-full before:bg-ink"
                >
                  <span className="relative mx-auto mb-2 grid aspect-square w-full max-w-12 place-items-center rounded-full border-2 border-ink bg-white font-mono font-semibold">
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
