import { dollars } from './worked-example';

interface ReturnBarsProps {
  sums: { benefits: number; costs: number };
  /** The end of the scale. `ticks` are the positions of its lines. */
  max: number;
  ticks: readonly number[];
}

/** Grid columns of the axis and of each row, so bars and ticks share one scale. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)_auto_2rem] gap-x-4 [--amounts:9.5rem] @max-[22rem]/page:[--amounts:0px] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_7rem_2rem] lg:gap-x-8';

/** Position of the bars in these columns. On a small screen, they have their own row. */
export const barsPlace = 'max-lg:col-span-3 lg:col-start-2 lg:row-span-2 lg:row-start-1';

/** Benefits and costs as figures and as bars: solid and hatched, so color isn’t needed to tell them apart. */
export function ReturnBars({ sums, max, ticks }: ReturnBarsProps) {
  return (
    <span className={`flex items-center @max-[22rem]/page:block ${barsPlace}`}>
      <span className="w-(--amounts) flex-none pr-4 text-sm @max-[22rem]/page:w-auto">
        <Amount name="Benefits" value={sums.benefits} />
        <Amount name="Costs" value={sums.costs} />
      </span>
      <svg
        aria-hidden="true"
        className="h-13 min-w-0 flex-1 overflow-visible @max-[22rem]/page:w-full lg:h-24"
      >
        {ticks.map((tick) => (
          <rect key={tick} x={toPercent(tick, max)} width="1" height="100%" className="fill-rule" />
        ))}
        <svg aria-hidden="true" y="50%" overflow="visible">
          <rect
            y="-1.35em"
            width={toPercent(sums.benefits, max)}
            height="1.1em"
            fill="currentColor"
          />
          <rect
            y="0.25em"
            width={toPercent(sums.costs, max)}
            height="1.1em"
            fill="url(#hatch)"
            stroke="currentColor"
          />
        </svg>
      </svg>
    </span>
  );
}

function Amount({ name, value }: { name: string; value: number }) {
  return (
    <span className="flex h-[1.6rem] items-center justify-between">
      <span className="text-steel">{name} </span>
      <span className="font-mono">{dollars.format(value)} </span>
    </span>
  );
}

/** A value's length on the scale, in percent. */
export function toPercent(value: number, max: number): string {
  return `${Math.round((value / max) * 1000) / 10}%`;
}
