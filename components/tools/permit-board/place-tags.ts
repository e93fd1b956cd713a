import type { Job } from '@/lib/calculations/simops-rules';

/** Units of the plan, which is to scale: a bay is as deep as it's long, and 40 ft beyond the first and the last are on it. */
export const bay = 40;
export const beside = 80;
/** Above and below the rack: 50 ft, as far as most zones reach, and room for a tag. */
export const around = 108;
export const [tagWidth, tagHeight, rowHeight] = [100, 30, 36];

/** A tag's left edge, its row, the side of the rack that it's on, above (-1) or below (1), and the words next to it. */
export interface TagPlace {
  x: number;
  row: number;
  side: number;
  name: string;
}

export const centerOf = (number: number) => (number - 0.5) * bay;

/** Permits' tags with their names, in turn above and below the zones, so that none covers another. */
export function placeTags(permits: readonly Job[], length: number): TagPlace[] {
  const ends: number[] = [];
  return permits.map(({ work, equipment, bay: number }, index) => {
    const name = equipment === null ? work : `${work}, ${equipment}`;
    // On a phone, a letter has 10 units.
    const width = tagWidth + 18 + name.length * 10;
    const x = within(centerOf(number) - tagWidth / 2, 2 - beside, length + beside - width);
    // Rows alternate between the sides.
    let at = index % 2;
    while ((ends[at] ?? -beside) > x) at += 2;
    ends[at] = x + width;
    return { x, row: at >> 1, side: at % 2 === 0 ? -1 : 1, name };
  });
}

export function within(x: number, min: number, max: number): number {
  return Math.max(min, Math.min(x, max));
}
