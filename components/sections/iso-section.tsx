import type { ComponentProps, ReactNode } from 'react';
import { DashList } from '@/components/ui/dash-list';
import { HeadingAnchor } from '@/components/ui/heading-anchor';
import type { Iso } from '@/lib/content/types';
import { columns } from './return-bars';
import { WorkedExample } from './worked-example';

interface IsoSectionProps {
  section: Iso['implementation']['sections'][number];
  sums: ComponentProps<typeof WorkedExample>['sums'];
  /** Heading above the features. */
  covers: string;
  bars: ReactNode;
  /** Width of the bar below the ROI. */
  roiBar: string;
}

/**
 * One clause of the specification as a row of the chart. Expanded, it shows its features and the worked example behind
 * its bars. Its fragment targets an element inside the `details`, so browsers expand it when they navigate there.
 */
export function IsoSection({ section, sums, covers, bars, roiBar }: IsoSectionProps) {
  const { number, title, asks, features, example } = section;
  const id = `section-${number.replace('.', '-')}`;
  return (
    <section aria-labelledby={`${id}-heading`} className="landing relative border-t border-ink">
      <details className="group open:border-2 open:border-ink open:bg-white">
        <summary
          className={`relative cursor-pointer list-none py-3 group-open:px-4 hover:bg-white lg:grid-rows-[auto_1fr] lg:py-0 lg:group-open:px-6 ${columns}`}
        >
          <h3
            id={`${id}-heading`}
            className="text-xl sm:text-2xl lg:col-start-1 lg:row-start-1 lg:pt-5"
          >
            <span className="sr-only">Clause </span>
            <span className="mr-3 inline-block min-w-[3ch] max-sm:block max-sm:text-base font-mono font-normal text-steel">
              {number}
            </span>{' '}
            {title}
          </h3>
          <span className="pt-1 text-pretty text-steel max-lg:col-span-3 max-lg:pb-2 lg:col-start-1 lg:pb-4">
            {asks}
          </span>
          {bars}
          <span className="text-right max-lg:col-start-2 max-lg:row-start-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:self-center lg:text-left @max-[22rem]/page:col-span-3 @max-[22rem]/page:col-start-1 @max-[22rem]/page:row-start-auto @max-[22rem]/page:text-left">
            <span className="tag block text-steel lg:sr-only">ROI </span>
            <span className="text-3xl leading-none font-semibold tabular-nums">{sums.roi}%</span>
            <svg aria-hidden="true" className="mt-2 h-1.5 w-full text-blue max-lg:hidden">
              <rect width={roiBar} height="100%" fill="currentColor" />
            </svg>
          </span>
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center border border-ink text-xl leading-none font-light max-lg:col-start-3 max-lg:row-start-1 lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:self-center"
          >
            <span className="group-open:rotate-45">+</span>
          </span>
        </summary>
        <span id={id} className="absolute top-0" />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 px-4 pt-4 pb-8 lg:grid-cols-[5fr_6fr] lg:px-6">
          <div>
            <h4 className="tag mb-3 text-steel">{covers}</h4>
            <DashList items={features} />
          </div>
          <WorkedExample situation={example.situation} costs={example.costs} sums={sums} />
        </div>
      </details>
      <HeadingAnchor id={id} heading={`Clause ${number}`} />
    </section>
  );
}
