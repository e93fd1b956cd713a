import type { Job } from '@/lib/calculations/simops-rules';
import { around, bay, centerOf, type TagPlace, tagSize } from './place-tags';

interface PlanTagProps extends TagPlace {
  job: Job;
  isNamed: boolean;
  /** Whether the name of its work is on its left. */
  isEnd: boolean;
}

/** A permit's tag on the plan, with a leader to its bay. */
export function PlanTag({ job, isNamed, isEnd, x, row, side }: PlanTagProps) {
  const { tag, work, equipment } = job;
  const { width, height } = tagSize;
  const far = around + 8 + row * tagSize.row;
  const y = side < 0 ? -far - height : bay + far;
  // Two permits in one bay have leaders next to each other.
  const end = centerOf(job.bay) + side * 12;
  const edge = bay / 2 + side * 13;
  return (
    <>
      <path d={`M${end} ${edge}V${y + height / 2}`} className="plan-leader" />
      <circle cx={end} cy={edge} r="3.5" />
      <path
        d={`M${x + 8} ${y}h${width - 8}v${height}h${8 - width}l-8 -8v${16 - height}z`}
        className="fill-amber"
      />
      <circle cx={x + 11} cy={y + height / 2} r="3" />
      <text
        x={x + width / 2 + 7}
        y={y + 20}
        textLength={tag.length > 8 ? width - 24 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {tag}
      </text>
      {isNamed && (
        <text
          x={isEnd ? x - 8 : x + width + 8}
          y={y + 20}
          className={isEnd ? 'plan-name' : 'plan-label'}
        >
          {equipment === null ? work : `${work}, ${equipment}`}
        </text>
      )}
    </>
  );
}

interface DimensionProps {
  bay: number;
  bays: number;
  zone: number;
  children: string;
}

/** How far a zone reaches, from the edge of its bay to the side that has more room. */
export function Dimension({ bay: number, bays, zone, children }: DimensionProps) {
  const isRight = number <= bays / 2;
  const from = isRight ? number * bay : (number - 1) * bay;
  const to = isRight ? from + zone : from - zone;
  return (
    <>
      <path d={`M${from} ${bay + 34}v12m0 -6H${to}m0 -6v12`} className="plan-leader" />
      <text x={(from + to) / 2} y={bay + 36}>
        {children}
      </text>
    </>
  );
}
