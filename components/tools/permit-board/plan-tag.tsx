import { around, bay, centerOf, rowHeight, type TagPlace, tagHeight, tagWidth } from './place-tags';

interface PlanTagProps extends TagPlace {
  tag: string;
  /** The permit's. */
  number: number;
}

/** A permit's tag on the plan, with a leader to its bay. */
export function PlanTag({ tag, number, x, row, side, name }: PlanTagProps) {
  const far = around + row * rowHeight;
  const y = side < 0 ? -far - tagHeight : bay + far;
  // Two permits in one bay have leaders next to each other.
  const end = centerOf(number) + side * 12;
  const edge = bay / 2 + side * 13;
  return (
    <>
      <path d={`M${end} ${edge}V${y + 15}`} className="plan-leader" />
      <circle cx={end} cy={edge} r="3.5" />
      <path d={`M${x + 8} ${y}h92v30h-92l-8-8v-14z`} className="fill-amber" />
      <circle cx={x + 11} cy={y + 15} r="3" />
      <text
        x={x + 57}
        y={y + 20}
        textLength={tag.length > 8 ? tagWidth - 24 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {tag}
      </text>
      <text x={x + 108} y={y + 20} className="plan-label">
        {name}
      </text>
    </>
  );
}
