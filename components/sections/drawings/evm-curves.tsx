import type { EarnedValue, EvmCardWords } from '@/lib/content/types';

interface EvmCurvesProps extends Pick<EvmCardWords, 'budget' | 'periods'> {
  label: string;
  value: EarnedValue;
}

const width = 640;
const height = 250;
const top = 20;

/** Planned, earned and actual value over the periods, and the way from here to the forecast. */
export function EvmCurves({ label, budget, periods, value }: EvmCurvesProps) {
  const x = (period: number) => Math.round((period / periods.length) * (width - 8)) + 4;
  const y = (amount: number) =>
    Math.round(height - (amount / Math.max(budget, value.eac)) * (height - top));
  const path = (amounts: readonly (number | undefined)[]) =>
    amounts.reduce<string>(
      (d, amount, index) => (amount === undefined ? d : `${d}L${x(index + 1)} ${y(amount)}`),
      `M${x(0)} ${y(0)}`,
    );
  const now = x(value.reported);
  const end = x(periods.length);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height + 24}`}
      className="w-full fill-none"
      strokeWidth="2.5"
    >
      <path
        d={`M4 ${height}H${width - 4}M4 ${y(budget)}H${width - 4}`}
        className="stroke-graphite-rule"
        strokeWidth="1"
      />
      <path d={`M${now} ${top}V${height}`} className="stroke-steel-light" strokeWidth="1" />
      <path
        d={path(periods.map(({ pv }) => pv))}
        className="stroke-steel-light"
        strokeDasharray="5 5"
      />
      <path
        d={`M${now} ${y(value.ac)}L${end} ${y(value.eac)}`}
        className="stroke-blue-light"
        strokeDasharray="2 6"
      />
      <path d={path(periods.map(({ ac }) => ac))} className="stroke-blue-light" />
      <path d={path(periods.map(({ ev }) => ev))} className="stroke-paper" strokeWidth="3.5" />
      <g className="fill-steel-light font-mono text-[13px] max-sm:hidden">
        <text x="4" y={y(budget) - 6}>{`BAC ${budget}`}</text>
        <text x={end} y={y(value.eac) - 7} textAnchor="end">{`EAC ${value.eac}`}</text>
        <text x="4" y={height + 18}>
          Week 1
        </text>
        <text x={now} y={height + 18} textAnchor="middle">{`Week ${value.reported}`}</text>
        <text x={end} y={height + 18} textAnchor="end">{`Week ${periods.length}`}</text>
      </g>
    </svg>
  );
}
