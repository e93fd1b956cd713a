import type { ReadPoint } from './isolation-words';

export const isElectric = ({ kind, energyKind }: ReadPoint) =>
  kind === 'breaker' || energyKind === 'electric';
export const isBlock = ({ kind }: ReadPoint) =>
  kind === 'valve' || kind === 'actuated' || kind === 'control valve';
export const isOpening = ({ kind }: ReadPoint) => kind === 'bleed' || kind === 'drain';
export const textOf = ({ energy, device, position, verification }: ReadPoint) =>
  [energy, device, position, verification].join(' ');
export const isActuated = ({ kind }: ReadPoint) => kind === 'actuated' || kind === 'control valve';
/** Whether a row is about another one's tag, as a whole. “1” is no tag to look for. */
export function mentions(point: ReadPoint, { tag }: ReadPoint): boolean {
  const isTag = /[a-z]/i.test(tag) && /\d/.test(tag);
  const words = textOf(point)
    .toLowerCase()
    .split(/[^\w/.-]+/);
  return isTag && words.includes(tag.toLowerCase());
}

/** The rows of each source that only valves hold back, but the air of an actuator. Rows of one source have the same energy. */
export function valvedSources({ points }: { points: readonly ReadPoint[] }): ReadPoint[][] {
  const sources = new Map<string, ReadPoint[]>();
  for (const point of points) {
    const isLine = !isElectric(point) && point.energyKind !== 'mechanical';
    const isActuatorsAir =
      point.energyKind === 'gas' &&
      points.some((other) => isActuated(other) && mentions(point, other));
    if (!isLine || isActuatorsAir) continue;
    const source = point.energy.toLowerCase().trim();
    sources.set(source, [...(sources.get(source) ?? []), point]);
  }
  const isParted = ({ kind }: ReadPoint) => kind === 'blind' || kind === 'removed';
  return [...sources.values()].filter((rows) => rows.some(isBlock) && !rows.some(isParted));
}

export const isDoubleBlockAndBleed = (rows: readonly ReadPoint[]) =>
  rows.filter(isBlock).length >= 2 && rows.some((row) => isOpening(row) && row.isOpen);

/** The energy of each source, as in its first row. */
export const sourceNames = (sources: readonly (readonly ReadPoint[])[]) =>
  sources.map(([first]) => first?.energy || '?');
