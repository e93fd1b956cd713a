import type { EarnedValue, EvmCardContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { EvmCurves } from './evm-curves';
import { NoBreakTags } from './no-break-tags';

interface EvmCardProps extends EvmCardContent {
  /** Computed from the periods. */
  value: EarnedValue;
}

const lamps = { green: 'bg-green-light', yellow: 'bg-amber', red: 'bg-red-light' } as const;
const healthLabels = { green: 'Green', yellow: 'Yellow', red: 'Red' } as const;

/** A program's earned value: PV, EV, AC, and the figures derived from them. */
export function EvmCard({ chart, budget, limits, periods, value, ...card }: EvmCardProps) {
  const { title, place, seen, objective, decision, from } = card;
  const { pv, ev, ac, cpi, spi, eac, vac, health, offTargetSince } = value;
  return (
    <DrawingFrame title={title} place={place} seen={seen} tone="graphite">
      <dl className="grid grid-cols-2">
        <Index
          name="CPI"
          value={cpi}
          health={health.cpi}
          sum={`EV ${money(ev)} ÷\u00a0AC\u00a0${money(ac)}`}
        />
        <Index
          name="SPI"
          value={spi}
          health={health.spi}
          sum={`EV ${money(ev)} ÷\u00a0PV\u00a0${money(pv)}`}
        />
      </dl>
      <p className="border-t border-(--line) px-4 py-2.5 text-(--quiet)">
        Green at {limits.green.toFixed(2)} or above, yellow at {limits.yellow.toFixed(2)} or above.
        {offTargetSince !== null && (
          <span className="text-paper">
            {' '}
            CPI below {limits.green.toFixed(2)} since week {offTargetSince}.
          </span>
        )}
      </p>
      <div className="border-t border-(--line) px-4 pt-4">
        <EvmCurves label={chart} budget={budget} periods={periods} value={value} />
      </div>
      <dl className="grid grid-cols-2 gap-px border-t border-(--line) bg-(--line) sm:grid-cols-3">
        <Figure name="PV (planned value)" value={pv} line="stroke-steel-light" dashes="3 3" />
        <Figure name="EV (earned value)" value={ev} line="stroke-paper" />
        <Figure name="AC (actual cost)" value={ac} line="stroke-blue-light" />
        <Figure name="BAC (budget)" value={budget} line="stroke-graphite-rule" />
        <Figure name="EAC (BAC ÷ CPI)" value={eac} line="stroke-blue-light" dashes="1.5 4" />
        <Figure name="VAC (BAC − EAC)" value={vac} />
      </dl>
      <dl className="border-t border-(--line) px-4 py-3">
        {[objective, decision].map(({ name, text }) => (
          <div key={name} className="gap-x-4 py-1.5 sm:grid sm:grid-cols-[8.5rem_1fr]">
            <dt className="text-(--quiet)">{name}</dt>
            <dd>
              <NoBreakTags text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="px-4 pb-4 text-(--quiet)">{from}</p>
    </DrawingFrame>
  );
}

interface IndexProps {
  name: string;
  value: number;
  health: EarnedValue['health']['cpi'];
  /** The formula behind the figure. */
  sum: string;
}

function Index({ name, value, health, sum }: IndexProps) {
  return (
    <div className="border-(--line) p-4 first:border-r">
      <dt className="flex flex-wrap justify-between gap-x-3">
        {name}
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${lamps[health]}`} />
          {healthLabels[health]}
        </span>
      </dt>
      <dd>
        <span className="mt-2 block font-mono text-4xl leading-none">{value.toFixed(2)}</span>
        <span className="mt-2 block font-mono text-[0.75rem] text-(--quiet)">{sum}</span>
      </dd>
    </div>
  );
}

interface FigureProps {
  name: string;
  value: number;
  /** Style of its curve, if it has one. */
  line?: string;
  dashes?: string;
}

function Figure({ name, value, line, dashes }: FigureProps) {
  return (
    <div className="bg-graphite px-4 py-2.5">
      <dt className="text-[0.8rem] text-(--quiet)">
        <svg aria-hidden="true" viewBox="0 0 24 6" className={`h-1.5 w-6 ${line ?? 'stroke-none'}`}>
          <path d="M0 3h24" strokeWidth="2.5" strokeDasharray={dashes} />
        </svg>
        {name}
      </dt>
      <dd className="font-mono">{money(value)}</dd>
    </div>
  );
}

const thousands = new Intl.NumberFormat('en-US');

/** Thousands of dollars. */
function money(value: number): string {
  return `${value < 0 ? '−' : ''}$${thousands.format(Math.abs(value))}K`;
}
