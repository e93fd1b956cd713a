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
    const source = point.energy
      .toLowerCase()
      .replace(/[^\w.]+/g, ' ')
      .trim();
    sources.set(source, [...(sources.get(source) ?? []), point]);
  }
  const isParted = ({ kind }: ReadPoint) => kind === 'blind' || kind === 'removed';
  return [...sources.values()].filter((rows) => rows.some(isBlock) && !rows.some(isParted));
}

const isDoubleBlockAndBleed = (rows: readonly ReadPoint[]) =>
  rows.filter(isBlock).length >= 2 && rows.some((row) => isOpening(row) && row.isOpen);

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\w/.-]+/g, ' ')
    .trim()} `;

/** Whether two valves are on one line, with the bleed between them, as their rows say. Two nozzles can have the same steam. */
function isOnOneLine(rows: readonly ReadPoint[]): boolean {
  const valves = rows.filter(isBlock);
  const isNamed = rows.every(({ energy }) =>
    /\b(line|nozzle) (no\.? ?)?[\w"-]*\d[\w"-]*(?![\w"-]| ?(and|or|&|\/|,? ?N-?\d))/i.test(energy),
  );
  const isBetween = rows.some((row) => {
    const [, where] = /\bbetween\b(.*)/is.exec(`${row.device}\n${row.position}`) ?? [];
    if (where === undefined || !isOpening(row)) return false;
    const isBoth = /^ (them|(the |both |these )?(two |block )*valves)\b/i.test(where);
    return isBoth
      ? valves.length === 2
      : valves.every(({ tag }) => wordsOf(where).includes(` ${wordsOf(tag).trim() || '?'} `));
  });
  return isNamed || isBetween;
}

const isOpened = (point: ReadPoint) =>
  (isOpening(point) && point.isOpen) ||
  /\b(vented|bled|drained|exhausted)/i.test(`${point.position} ${point.verification}`);

/** Inert gas that comes out where it's opened or bled. */
export const isInertLetOut = (point: ReadPoint) => isInert(point) && isOpened(point);

const toxic =
  /\bh2s\b|hydrogen sulfide|\bsour\b|\bamine|benzene|ammonia|chlorine|acid gas|\bhf\b|hydrofluoric|carbon monoxide|\bso2\b|phosgene/i;

/** Whether people can breathe what it lets out. A row of what's left has what the other rows hold back. */
export function isLetOutNearPeople(
  point: ReadPoint,
  { points }: { points: readonly ReadPoint[] },
): boolean {
  if (!isOpened(point)) return false;
  const where = textOf(point);
  const isIndoors =
    /\b(in(side|to)?( (a|the))?|within) (\w+ )?(building|room|shelter)\b|indoor/i.test(where);
  const isLeft = /residual|casing|trapped|bleed|\bdrain|\bvent\b/i.test(point.energy);
  const energy = [point, ...(isLeft ? points : [])].map((row) => row.energy).join('\n');
  const isToxic = toxic.test(`${energy}\n${point.tag}\n${point.device}`);
  const isOutside = /sewer|grade|\bground\b|atmos|\batm\b|\bhub\b|\bfloor|bucket/i.test(where);
  return (isIndoors && isInert(point)) || (isToxic && (isIndoors || isOutside));
}

/** The energy of each source, as in its first row. */
const sourceNames = (sources: readonly (readonly ReadPoint[])[]) =>
  sources.map(([first]) => first?.energy || '?');

type Rows = Parameters<typeof valvedSources>[0];

/** The sources without a double block and bleed. */
export const singleValved = (plan: Rows) =>
  sourceNames(valvedSources(plan).filter((rows) => !isDoubleBlockAndBleed(rows)));

/** The sources with one whose valves may be on two lines. */
export const onUnstatedLines = (plan: Rows) =>
  sourceNames(
    valvedSources(plan).filter((rows) => isDoubleBlockAndBleed(rows) && !isOnOneLine(rows)),
  );
