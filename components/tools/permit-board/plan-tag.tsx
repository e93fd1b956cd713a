import { around, bay, centerOf, type PlacedTag, rowHeight } from './place-tags';

/** A permit's tag on the plan, with a leader to its bay. */
export function PlanTag({ permit, name, x, width, row, side }: PlacedTag) {
  // The middle of the tag's height.
  const middle = bay / 2 + side * (bay / 2 + around + row * rowHeight + 15);
  // Two permits in one bay have leaders next to each other.
  const end = centerOf(permit.bay) + side * 12;
  const edge = bay / 2 + (side * bay) / 2;
  return (
    <>
      <path d={`M${end} ${edge}V${middle}`} className="plan-leader" />
      <path
        d={`M${x + 8} ${middle - 15}h${width - 8}v30h${8 - width}l-8-8v-14z`}
        className="fill-amber"
      />
      <circle cx={x + 11} cy={middle} r="3" />
      <text x={x + width / 2 + 7} y={middle + 5}>
        {permit.tag}
      </text>
      <text x={x + width + 8} y={middle + 5} className="plan-label">
        {name}
      </text>
    </>
  );
}
