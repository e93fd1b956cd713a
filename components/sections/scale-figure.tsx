import type { Capabilities } from '@/lib/content/types';

type Row = NonNullable<Capabilities['pillars'][number]['evaluation']>['rows'][number];

/* On a 240 by 72 grid, with one stroke width. */
const drawings = {
  // Four steps up, the last one reached.
  levels: {
    line: 'M2 71V50h59V34h59V18h59V2h59v69zM61 50v21M120 34v37M179 18v53',
    fill: 'M179 2h59v69h-59z',
    labels: ['L1', 'L2', 'L3', 'L4'],
  },
  // The training, then the weeks in which surveys are sent.
  dates: { line: 'M2 44h236M20 30v28M86 36v16M152 36v16M218 36v16', fill: 'M86 40h132v8H86z' },
  // Five points over seven.
  likert: {
    line: 'M20 20h200M20 8v24M70 8v24M120 8v24M170 8v24M220 8v24M20 54h200M20 42v24M53 42v24M87 42v24M120 42v24M153 42v24M187 42v24M220 42v24',
    fill: 'M164 14h12v12h-12zM147 48h12v12h-12z',
  },
  // Five bars of increasing frequency.
  frequency: {
    line: 'M12 70h32M60 70V56h32v14zM108 70V42h32v28zM156 70V24h32v46zM204 70V6h32v64z',
    fill: 'M156 24h32v46h-32z',
  },
  effect: {
    line: 'M2 26h58v28H2zM60 26h58v28H60zM118 26h60v28h-60zM178 26h60v28h-60z',
    fill: 'M118 26h60v28h-60z',
  },
  // Benefits over costs.
  ratio: { line: 'M2 40h236M40 10h160v20H40zM80 50h80v20H80z', fill: 'M120 10h80v20h-80z' },
} as const;

/** A small drawing of a scale. It's decorative, because the text next to it says the same. */
export function ScaleFigure({ kind }: { kind: NonNullable<Row['figure']> }) {
  const drawing = drawings[kind];
  const { line, fill } = drawing;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 72"
      className={`mb-4 max-w-full fill-none stroke-ink ${kind === 'levels' ? 'w-full lg:h-18 lg:w-auto' : 'h-18'}`}
      strokeWidth="2"
    >
      <path d={fill} className="fill-blue/25 stroke-none" />
      <path d={line} />
      {'labels' in drawing &&
        drawing.labels.map((label, index) => (
          <text
            key={label}
            x={31.5 + index * 59}
            y="66"
            textAnchor="middle"
            className="fill-ink stroke-none font-mono text-[13px]"
          >
            {label}
          </text>
        ))}
    </svg>
  );
}
