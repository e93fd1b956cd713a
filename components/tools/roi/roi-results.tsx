import { formatAmount } from '@/lib/calculations/amount';
import type { RoiResult } from '@/lib/calculations/roi';
import { describeRoi, formatPercent } from './roi-text';

interface RoiResultsProps {
  /** Null while an amount can't be read. */
  result: RoiResult | null;
  /** The worked example that it started from. */
  example: { number: string; roi: number };
  /** What the figures assume. */
  assumption: string;
}

/** The result of the calculator, next to that of its worked example. */
export function RoiResults({ result, example, assumption }: RoiResultsProps) {
  const text = describeRoi(result);
  const amount = (cents: number | undefined) => (cents === undefined ? '–' : formatAmount(cents));
  return (
    <div className="on-graphite flex flex-col bg-graphite px-4 py-5 text-paper sm:px-6">
      <p className="tag text-steel-light">Return on investment</p>
      <output
        aria-label="ROI"
        aria-live="off"
        className={`mt-2 block min-h-18 leading-none font-semibold wrap-anywhere tabular-nums ${textSize(text.roi)}`}
      >
        {text.roi}
      </output>
      <p className="mt-3 min-h-[2lh] font-mono text-sm text-pretty text-steel-light">
        {text.formula}
      </p>
      <p className="mt-1 min-h-[2lh] text-pretty">{text.note}</p>
      <dl className="mt-4 border-t border-graphite-rule">
        <Figure name="Gross benefits">{amount(result?.benefits)}</Figure>
        <Figure name="Total costs">{amount(result?.costs)}</Figure>
        <Figure name="Net benefit">{amount(result?.net)}</Figure>
        <Figure name="Benefit-cost ratio">{text.ratio}</Figure>
        <Figure name="Payback">{text.payback}</Figure>
      </dl>
      <p className="mt-4 text-sm text-pretty text-steel-light">{assumption}</p>
      <RoiBars result={result} example={example} />
    </div>
  );
}

/** Large, as long as the figure fits on a line of a phone. A dash isn't a figure. */
function textSize({ length }: string): string {
  if (length > 1 && length <= 6) return 'text-7xl';
  return length <= 10 ? 'text-5xl' : 'text-2xl';
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-graphite-rule py-2">
      <dt className="text-steel-light">{name}</dt>
      <dd>
        <output aria-label={name} aria-live="off" className="font-mono">
          {children}
        </output>
      </dd>
    </div>
  );
}

/** Both ROIs as bars on one scale. */
function RoiBars({ result, example }: Omit<RoiResultsProps, 'assumption'>) {
  const yours = result?.roi ?? null;
  const theirs = example.roi;
  const max = Math.max(theirs, yours ?? 0, 1);
  return (
    <div className="mt-auto grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 pt-5 text-sm">
      <Bar name="Yours" value={yours} max={max} fill="fill-paper" />
      <Bar name={`Example ${example.number}`} value={theirs} max={max} fill="fill-steel-light" />
    </div>
  );
}

interface BarProps {
  name: string;
  value: number | null;
  max: number;
  fill: string;
}

function Bar({ name, value, max, fill }: BarProps) {
  const width = Math.max(0, Math.round(((value ?? 0) / max) * 1000) / 10);
  return (
    <>
      <span>{name} </span>
      <svg aria-hidden="true" className="h-3 w-full bg-graphite-raised forced-color-adjust-none">
        <rect width={`${width}%`} height="100%" className={fill} />
      </svg>
      <span className="text-right font-mono">{value === null ? '–' : formatPercent(value)} </span>
    </>
  );
}
