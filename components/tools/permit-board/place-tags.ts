/** Units of the plan, which is to scale: a bay is as deep as it's long, and 40 ft beyond the first and the last are on it. */
export const bay = 40;
export const beside = 80;
/** Above and below the rack: 50 ft, as far as most zones reach. */
export const around = 100;
export const tagSize = { width: 100, height: 30, row: 36 };

/** A tag's left edge, its row, and the side of the rack that it's on: above (-1) or below (1). */
export interface TagPlace {
  x: number;
  row: number;
  side: -1 | 1;
}

export const centerOf = (number: number) => (number - 0.5) * bay;

/** Permits' tags, in turn above and below the zones, so that none covers another. Alone in its row, a tag has room for words. */
export function placeTags(
  permits: readonly { bay: number }[],
  length: number,
  isAlone: boolean,
): TagPlace[] {
  const taken: TagPlace[] = [];
  for (const [index, permit] of permits.entries()) {
    const x = within(
      centerOf(permit.bay) - tagSize.width / 2,
      2 - beside,
      length + beside - tagSize.width - 2,
    );
    const side = index % 2 === 0 ? -1 : 1;
    const isFree = (row: number) =>
      !taken.some(
        (each) =>
          each.side === side &&
          each.row === row &&
          (isAlone || Math.abs(each.x - x) < tagSize.width + 4),
      );
    let row = 0;
    while (!isFree(row)) row++;
    taken.push({ x, row, side });
  }
  return taken;
}

export function within(x: number, min: number, max: number): number {
  return Math.max(min, Math.min(x, max));
}
