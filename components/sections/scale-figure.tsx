import type { Capabilities } from '@/lib/content/types';

type Row = NonNullable<Capabilities['pillars'][number]['evaluation']>['rows'][number];

interface Scale {
  line: string;
  fill: string;
  /** Where each is, its anchor if it isn't the middle, and how far it's above their line. */
  labels: readonly (readonly [x: number, text: string, anchor?: 'start' | 'end', y?: number])[];
}

/* On a grid of 320 by 92, above a line of labels, with one stroke width. */
const drawings: Record<NonNullable<Row['figure']>, Scale> = {
  // Four steps up, the last one reached.
  levels: {
    line: 'M1 70V52h79.5V36H160V20h79.5V4H319v66zM80.5 52v18M160 36v34M239.5 20v50',
    fill: 'M239.5 4H319v66h-79.5z',
    labels: [
      [40.5, 'L1'],
      [120.5, 'L2'],
      [200, 'L3'],
      [279, 'L4'],
    ],
  },
  // The training, then the weeks in which surveys are sent.
  dates: {
    line: 'M1 52h318M1 34v36M107 42v20M213 42v20M319 42v20',
    fill: 'M107 47h212v10H107z',
    labels: [
      [1, 'Day 0', 'start'],
      [107, '30'],
      [213, '60'],
      [319, '90', 'end'],
    ],
  },
  // Five points over seven.
  likert: {
    line: 'M24 26h270M24 16v20M91.5 16v20M159 16v20M226.5 16v20M294 16v20M24 58h270M24 48v20M69 48v20M114 48v20M159 48v20M204 48v20M249 48v20M294 48v20',
    fill: 'M218.5 18h16v16h-16zM196 50h16v16h-16z',
    labels: [
      [1, '1', 'start', -57],
      [319, '5', 'end', -57],
      [1, '1', 'start', -25],
      [319, '7', 'end', -25],
    ],
  },
  // Five bars of increasing frequency.
  frequency: {
    line: 'M1 70h48M69 70V56h48v14zM136 70V40h48v30zM204 70V22h48v48zM271 70V4h48v66z',
    fill: 'M204 22h48v48h-48z',
    labels: [
      [1, 'Never', 'start'],
      [93, 'Rarely'],
      [160, 'Sometimes'],
      [228, 'Often'],
      [319, 'Always', 'end'],
    ],
  },
  effect: {
    line: 'M1 40h79.5v30H1zM80.5 40H160v30H80.5zM160 40h79.5v30H160zM239.5 40H319v30h-79.5z',
    fill: 'M160 40h79.5v30H160z',
    labels: [
      [40.5, 'Not'],
      [120.5, 'Somewhat'],
      [200, 'Effective'],
      [279, 'Highly'],
    ],
  },
  // Benefits over costs.
  ratio: {
    line: 'M1 37h318M60 4h200v22H60zM110 48h100v22H110z',
    fill: 'M160 4h100v22H160z',
    labels: [[160, '(benefits − costs) ÷ costs']],
  },
};

/** A small drawing of a scale, as wide as its text. It's decorative, because the text says the same. */
export function ScaleFigure({ kind }: { kind: NonNullable<Row['figure']> }) {
  const { line, fill, labels } = drawings[kind];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 92"
      className="mb-3 w-full fill-none stroke-ink"
      strokeWidth="1.5"
    >
      <path d={fill} className="fill-blue/25 stroke-none" />
      <path d={line} />
      <g
        transform="translate(0 87)"
        textAnchor="middle"
        className="fill-ink stroke-none font-mono text-[12px] font-normal"
      >
        {labels.map(([x, text, anchor, y]) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
