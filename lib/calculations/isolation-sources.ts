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

/** Whether it's in the path of a relief device, where a closed valve is a hazard of its own. */
export const isRelief = ({ tag, energy, device }: ReadPoint) =>
  /\bp[sr]v\b|\brelief|safety valve|rupture|bursting/i.test(`${tag} ${energy} ${device}`);
export const isInert = (point: ReadPoint) =>
  /nitrogen|\bn2\b|argon|inert gas|carbon dioxide|\bco2\b/i.test(textOf(point));

export const isLiveHeader = (point: ReadPoint) =>
  /closed drain|flare|header|blow.?down|\bcd\b/i.test(textOf(point)) &&
  !/safe (location|place)|atmos|\batm\b|open hub/i.test(textOf(point));
/** A closed vent “to flare” keeps the flare out. */
export const leadsToHeader = (point: ReadPoint) =>
  /\bto (\w+ ){0,2}(flare|header|closed drain|blow.?down)/i.test(`${point.tag}\n${textOf(point)}`);

/** The rows of each source that only valves hold back, but the air of an actuator. Rows of one source have the same energy. */
export function valvedSources({ points }: { points: readonly ReadPoint[] }): ReadPoint[][] {
  const sources = new Map<string, ReadPoint[]>();
  for (const point of points) {
    const isLine = !isElectric(point) && point.energyKind !== 'mechanical';
    const isActuatorsAir =
      point.energyKind === 'gas' &&
      points.some((other) => isActuated(other) && mentions(point, other));
    if (!isLine || isActuatorsAir || (isRelief(point) && point.isOpen)) continue;
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
