/** Cumulative amounts in any unit. */
interface EvmCurvesProps {
  budget: number;
  /** Without `ev` and `ac` after the status date. */
  periods: readonly {
    pv: number;
    ev?: number | null | undefined;
    ac?: number | null | undefined;
  }[];
  label: string;
  /** Below the first period, the status date, and the last period. */
  dates: readonly [first: string, status: string, last: string];
  /** Estimate at completion; null if there's no forecast. */
  eac: number | null;
}

const [width, height] = [400, 180];
const top = 16;

/** Planned value, earned value, and actual cost by period, and a line from today to the forecast. */
export function EvmCurves({ label, dates, budget, periods, eac }: EvmCurvesProps) {
  const [first, status, last] = dates;
  const x = (period: number) => Math.round((period / periods.length) * width * 10) / 10;
  const planned = periods.map(({ pv }) => pv);
  const earned = periods.flatMap(({ ev }) => ev ?? []);
  const actual = periods.flatMap(({ ac }) => ac ?? []);
  const max = Math.max(budget, eac ?? 0, ...planned, ...earned, ...actual, 1);
  const y = (amount: number) => Math.round(height - (amount / max) * (height - top));
  const curve = (amounts: readonly number[]) =>
    amounts.map((amount, index) => `L${x(index + 1)} ${y(amount)}`).join('');
  const start = `M0 ${height}`;
  const now = x(earned.length);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-2 0 ${width + 4} ${height + 24}`}
      className="w-full fill-none [&_path]:[vector-effect:non-scaling-stroke]"
      strokeWidth="2"
    >
      <path
        d={`${start}H${width}M0 ${y(budget)}H${width}M${now} ${top}V${height}`}
        className="stroke-graphite-rule"
        strokeWidth="1"
      />
      {/* The area between earned value and actual cost. */}
      <path
        d={`${start}${curve(actual)}V${y(earned.at(-1) ?? 0)}${[...earned.entries()]
          .reverse()
          .map(([index, amount]) => `L${x(index + 1)} ${y(amount)}`)
          .join('')}z`}
        className="fill-blue-light/35"
      />
      <path d={start + curve(planned)} className="stroke-steel-light" strokeDasharray="5 4" />
      {eac !== null && (
        <path
          d={`M${now} ${y(actual.at(-1) ?? 0)}L${width} ${y(eac)}`}
          className="stroke-blue-light"
          strokeDasharray="2 4"
        />
      )}
      <path d={start + curve(actual)} className="stroke-blue-light" />
      <path d={start + curve(earned)} className="stroke-paper" strokeWidth="3" />
      <g className="fill-steel-light font-mono text-[15px] lg:text-[9px]">
        <text x="0" y={y(budget) - 4}>
          BAC
        </text>
        {eac !== null && (
          <text x={width} y={y(eac) - 5} textAnchor="end">
            EAC
          </text>
        )}
        {actual.length > 1 && (
          <>
            <text x={now - 6} y={y(actual.at(-1) ?? 0) - 6} textAnchor="end">
              AC
            </text>
            <text x={now + 6} y={y(earned.at(-1) ?? 0) + 18}>
              EV
            </text>
          </>
        )}
        <text x={width} y={y(planned.at(-1) ?? 0) + 24} textAnchor="end">
          PV
        </text>
        <text x="0" y={height + 19}>
          {first}
        </text>
        <text x={now} y={height + 19} textAnchor="middle">
          {status}
        </text>
        <text x={width} y={height + 19} textAnchor="end">
          {last}
        </text>
      </g>
    </svg>
  );
}
