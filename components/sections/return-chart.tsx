import type { ComponentProps } from 'react';
import type { Iso } from '@/lib/content/types';
import { IsoSection } from './iso-section';
import { barsPlace, columns, ReturnBars, toPercent } from './return-bars';

interface ReturnChartProps {
  covers: string;
  /** The sections with the sums of their worked examples. */
  rows: readonly {
    section: Iso['implementation']['sections'][number];
    sums: ComponentProps<typeof IsoSection>['sums'];
  }[];
}

/** The worked examples of all sections as bars on a common scale; each row opens its ledger. */
export function ReturnChart({ covers, rows }: ReturnChartProps) {
  const ticks = ticksTo(Math.max(...rows.flatMap(({ sums }) => [sums.benefits, sums.costs])));
  const end = ticks.at(-1) ?? 1;
  const maxRoi = Math.max(...rows.map(({ sums }) => sums.roi));
  return (
    <div className="mt-8 border-b-2 border-ink">
      <div aria-hidden="true" className={`tag pb-2 text-steel ${columns}`}>
        <span className="max-lg:hidden">Clause</span>
        <span className={`pl-(--amounts) ${barsPlace}`}>
          <svg aria-hidden="true" className="block h-4 w-full overflow-visible">
            <pattern
              id="hatch"
              className="text-ink"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
            >
              <path d="M-1 7 7-1M-1 1 1-1M5 7 7 5" stroke="currentColor" />
            </pattern>
            {ticks.map((tick, index) => (
              <text
                key={tick}
                className={index % 2 === 1 ? 'max-sm:hidden' : ''}
                x={toPercent(tick, end)}
                y="0.9em"
                textAnchor={tick === end ? 'end' : 'middle'}
                fill="currentColor"
              >
                ${tick / 1000}
                {tick > 0 && 'K'}
              </text>
            ))}
          </svg>
        </span>
        <span className="max-lg:hidden">ROI</span>
      </div>
      {rows.map(({ section, sums }) => (
        <IsoSection
          key={section.number}
          section={section}
          sums={sums}
          covers={covers}
          bars={<ReturnBars sums={sums} max={end} ticks={ticks} />}
          roiBar={toPercent(sums.roi, maxRoi)}
        />
      ))}
    </div>
  );
}

/** Multiples of a round step, from zero to the first that isn’t below the largest amount. */
function ticksTo(maxAmount: number): number[] {
  const power = 10 ** Math.floor(Math.log10(maxAmount));
  const step = [power / 2, power].find((size) => maxAmount / size <= 4) ?? power * 2;
  return Array.from({ length: Math.ceil(maxAmount / step) + 1 }, (_, index) => index * step);
}
