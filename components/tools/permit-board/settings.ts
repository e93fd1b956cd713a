import type { PermitBoardContent } from '@/lib/content/types';
import type { BoardState } from './board-state';
import { inUnit, toFeet, type Unit } from './distance';

type Settings = Omit<BoardState, 'jobs'>;

/** Names of the settings in links. No tag begins with a dot. */
const names = { shift: '.shift', unit: '.unit', fireWatch: '.watch' } as const;

const distanceName = (feet: number) => `.${feet}`;

/** In the unit that's shown. */
export const maxDistance = 400;
/** In minutes. */
export const maxFireWatch = 240;

/** The rules' own distances, in feet, the largest first. */
export function distancesOf({ rules }: PermitBoardContent): number[] {
  const all = new Set(rules.apart.map(({ within }) => within));
  return [...all].toSorted((a, b) => b - a);
}

/** The settings in a link; what's missing or can't be is as in the rules. */
export function readSettings(params: URLSearchParams, board: PermitBoardContent): Settings {
  const unit: Unit = params.get(names.unit) === 'm' ? 'm' : 'ft';
  const within = distancesOf(board).flatMap((own): [number, number][] => {
    const distance = readWhole(params.get(distanceName(own)), 1, maxDistance);
    return distance === null || distance === inUnit(own, unit)
      ? []
      : [[own, toFeet(distance, unit)]];
  });
  const { minutes } = board.rules.fireWatch;
  return {
    isNight: params.get(names.shift) === 'night',
    within: Object.fromEntries(within),
    fireWatch: readWhole(params.get(names.fireWatch), 0, maxFireWatch) ?? minutes,
    unit,
  };
}

/** Adds the settings that differ from the rules' own to a link. */
export function writeSettings(
  { isNight, within, fireWatch, unit }: Settings,
  board: PermitBoardContent,
  params: URLSearchParams,
): void {
  if (isNight) params.set(names.shift, 'night');
  if (unit === 'm') params.set(names.unit, unit);
  if (fireWatch !== board.rules.fireWatch.minutes) {
    params.set(names.fireWatch, String(fireWatch));
  }
  for (const [own, feet] of Object.entries(within)) {
    params.set(distanceName(Number(own)), String(inUnit(feet, unit)));
  }
}

/** A whole number in a range; null if the text is anything else. */
export function readWhole(text: string | null, min: number, max: number): number | null {
  const trimmed = text?.trim() ?? '';
  const value = Number(trimmed);
  return /^\d{1,4}$/.test(trimmed) && value >= min && value <= max ? value : null;
}
