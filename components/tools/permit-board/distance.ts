/** The board calculates in feet. */
export type Unit = 'ft' | 'm';

const metersPerFoot = 0.3048;

/** A whole number of feet or meters. */
export function inUnit(feet: number, unit: Unit, round = Math.round): number {
  return round(unit === 'm' ? feet * metersPerFoot : feet);
}

/** To a tenth of a foot. */
export function toFeet(distance: number, unit: Unit): number {
  return unit === 'm' ? Math.round((distance / metersPerFoot) * 10) / 10 : distance;
}

/** To a whole foot, down or up. */
export function toWholeFeet(distance: number, unit: Unit, round: typeof Math.floor): number {
  return round(unit === 'm' ? distance / metersPerFoot : distance);
}

/** For example “50 ft” or “15 m”, on one line. */
export function formatDistance(feet: number, unit: Unit): string {
  return `${inUnit(feet, unit)}\u00a0${unit}`;
}
