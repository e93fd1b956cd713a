import { equipmentIn } from '@/lib/calculations/equipment';
import type { Area } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { isPlace, placeRule } from './jobs';
import { quote } from './list-text';

export const endsInBay = /(?:^|\bbay\s*#?)(\d{1,3})$/i;

/** The visitor's own areas, in the order of the list. “TANK 501” is “Tank 501”. */
export function areasIn(places: readonly string[]): Area[] {
  const names = places.map((place) => partsOf(place).area).filter(isPlace);
  return names
    .filter((name, index) => names.findIndex((other) => isSameName(name, other)) === index)
    .map((name) => ({ name, from: null, to: null }));
}

/** “Deck 2”, “Deck-2”, and “deck  2” are one area. */
const isSameName = (one: string, other: string) => nameOf(one) === nameOf(other);
const nameOf = (area: string) => area.toLowerCase().replace(/[\s-]+/g, ' ');

const isThing = (part: string) => equipmentIn(part) !== null || /\bsteel\b/i.test(part);

/**
 * What's between the commas of a place: equipment or steel, before or after the area, and the whole area, so that deck 3 of
 * one unit isn't that of another. If each is equipment, the last is the area.
 */
function partsOf(place: string): { area: string; thing: string } {
  const parts = place.split(',').map((part) => part.trim());
  const things = parts.filter(isThing);
  const area = parts.filter((part) => part !== '' && !isThing(part)).join(', ');
  return { area: area || (things.pop() ?? ''), thing: things.join(', ') };
}

/**
 * “V-310, Tank farm”, “Tank farm, V-310”, or “Tank farm”. “V-310” alone is an area of its own.
 *
 * @param isEquipment whether “V-310” alone is also the equipment
 */
export function readOwnPlace(where: string, areas: readonly Area[], isEquipment: boolean) {
  const { area, thing } = partsOf(where);
  const place = thing || area;
  const bay = areas.findIndex(({ name }) => isSameName(name, area)) + 1;
  if (bay === 0 || !isPlace(place)) return `${quote(where)} isn’t ${placeRule}`;
  return { place, equipment: equipmentIn(isEquipment ? place : thing), bay };
}

/**
 * Whether bays are of another rack or unit than the example's, or of several: nobody knows how long they are, nor that bay 2
 * of one is next to bay 3 of the other, so each is an area of its own.
 */
export function areOfOtherRacks(places: readonly string[], { rack }: PermitBoardContent): boolean {
  const rackName = (area: string) => nameOf(area).replace(/^pipe /, '');
  return places.some((place) => {
    if (!endsInBay.test(place)) return false;
    const { area } = partsOf(withoutEnd(place.replace(endsInBay, '')));
    return area !== '' && !isThing(area) && rackName(area) !== rackName(rack.name);
  });
}

const withoutEnd = (text: string) => text.replace(/[\s,;·-]+$/, '');

/** “Pipe rack 3, bay 2”, “bay 2”, or “2”. */
export function readPlace(where: string, board: PermitBoardContent) {
  const [matched, number] = endsInBay.exec(where) ?? [];
  const { bays, name } = board.rack;
  const withRack = withoutEnd(where.slice(0, where.length - (matched?.length ?? 0)));
  // “F-301, Pipe rack 3, bay 4” is on F-301.
  const isOnRack = withRack.toLowerCase().endsWith(`, ${name.toLowerCase()}`);
  const named = isOnRack ? withoutEnd(withRack.slice(0, -name.length)) : withRack;
  const bay = Number(number);
  if (/\bbays?\s*\d+\s*(?:[-–&]|to|and)\s*\d+$/i.test(where)) {
    return `${quote(where)} is several bays: write a line for each`;
  }
  if (number === undefined) {
    return `${quote(where)} has no bay, but other lines have one: write it like “${name}, bay 2”, or areas in all lines`;
  }
  if (bay < 1 || bay > bays) return `bay ${bay} isn’t one of the bays 1 to ${bays}`;
  if (named !== '' && !isPlace(named)) return `${quote(named)} isn’t ${placeRule}`;
  return { place: named === '' ? name : named, equipment: equipmentIn(named), bay };
}

/** A place with what a column of equipment says; a bay in both must be the same. Or what's wrong with it. */
export function withEquipment(
  area: { place: string; equipment: string | null; bay: number },
  cell: string,
) {
  if (cell === '') return area;
  const [matched = '', number] = /[\s,;·-]*\bbay\s*#?(\d{1,3})$/i.exec(cell) ?? [];
  const named = cell.slice(0, cell.length - matched.length);
  if (number !== undefined && Number(number) !== area.bay) {
    return `${quote(cell)} isn’t in the bay of its place`;
  }
  if (!isPlace(named)) return `${quote(cell)} isn’t ${placeRule}`;
  const equipment = equipmentIn(named);
  if (area.equipment === null) return { place: named, equipment, bay: area.bay };
  return equipment === area.equipment
    ? area
    : `its place names ${area.equipment}, but its equipment is ${quote(cell)}`;
}
