import type { Job } from '@/lib/calculations/simops-rules';

/** In units of the plan, which is to scale. A bay is as deep as it's long. */
export const bay = 40;
/** Before the first bay and after the last, so that the example's zone and the rack have the same margin. */
export const [besideFirst, besideLast] = [76, 40];
/** Above and below the rack: 50 ft, as far as most zones reach, and room for a tag. */
export const around = 108;
export const rowHeight = 36;

export interface PlacedTag {
  permit: Job;
  /** What's next to it. */
  name: string;
  x: number;
  width: number;
  row: number;
  /** Of the rack: above (-1), or below (1). */
  side: number;
}

export const centerOf = (number: number) => (number - 0.5) * bay;

/** Permits' tags with their names, in turn above and below the zones, so that none covers another. */
export function placeTags(permits: readonly Job[], length: number): PlacedTag[] {
  const ends: number[] = [];
  return permits.map((permit, index) => {
    const { tag, work, equipment } = permit;
    const name = equipment === null ? work : `${work}, ${equipment}`;
    // On a phone, a letter has 10 units.
    const width = 24 + tag.length * 10;
    const all = width + 18 + name.length * 10;
    const x = within(centerOf(permit.bay) - width / 2, 2 - besideFirst, length + besideLast - all);
    // Rows alternate between the sides.
    let at = index % 2;
    while ((ends[at] ?? -besideFirst) > x) at += 2;
    ends[at] = x + all;
    return { permit, name, x, width, row: at >> 1, side: (at % 2) * 2 - 1 };
  });
}

export function within(x: number, min: number, max: number): number {
  return Math.max(min, Math.min(x, max));
}
