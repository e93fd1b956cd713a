import { latestStart, type Permit, type Schedule } from '@/lib/calculations/simops';
import type { PermitBoardContent } from '@/lib/content/types';
import type { ParsedFigures } from '../use-figures';

/** The permits on the board: those of the plant, then those that the visitor has added. */
export type BoardState = readonly Permit[];

type NewPermit = PermitBoardContent['add']['work'][number];

/** Where a permit goes: an hour, a bay, or both. */
type Place = Partial<Pick<Permit, 'from' | 'bay'>>;

/** What a visitor can do. */
export interface BoardHandlers {
  move: (tag: string, to: Place) => void;
  reschedule: (permit: Permit, from: number) => void;
  add: (permit: NewPermit) => void;
  remove: (tag: string) => void;
  reset: () => void;
}

/** How many permits a visitor can add. */
export const maxAdded = 4;

/** Moves a permit, but not off the board. */
export function move(state: BoardState, tag: string, to: Place, schedule: Schedule): BoardState {
  return state.map((permit) => {
    if (permit.tag !== tag) return permit;
    const { from, bay } = { ...permit, ...to };
    return {
      ...permit,
      from: Math.max(schedule.firstHour, Math.min(from, latestStart(permit, schedule))),
      bay: Math.max(1, Math.min(bay, schedule.bays)),
    };
  });
}

/** Adds a permit with the lowest number that's free; null if the board is full. */
export function add(
  state: BoardState,
  permit: NewPermit,
  board: PermitBoardContent,
): BoardState | null {
  const tag = newTags(board).find((free) => state.every((other) => other.tag !== free));
  return tag === undefined ? null : [...state, { ...permit, tag }];
}

export function remove(state: BoardState, tag: string): BoardState {
  return state.filter((permit) => permit.tag !== tag);
}

export function bayNumbers({ bays }: Schedule): number[] {
  return Array.from({ length: bays }, (_, index) => index + 1);
}

/** Whether the permits are as they were rescheduled that day. */
export function isFinal(state: BoardState, { permits }: PermitBoardContent): boolean {
  return (
    state.length === permits.length &&
    permits.every(({ tag, bay, finalFrom }) =>
      state.some((permit) => permit.tag === tag && permit.bay === bay && permit.from === finalFrom),
    )
  );
}

/** The permits as in the example's fields before the board loaded: each has one for its hour, and one for its bay. */
export function fromFields(params: URLSearchParams, board: PermitBoardContent): BoardState {
  return board.permits.reduce<BoardState>((state, { tag }) => {
    const from = Number(params.get(tag));
    const bay = typedBay(params.get(`${tag}-bay`) ?? '');
    return move(state, tag, { from, ...(bay !== null && { bay }) }, board.schedule);
  }, board.permits);
}

/** The bay that a visitor typed: it has one digit, so the last one counts. Null if there's none. */
export function typedBay(value: string): number | null {
  return Number(value.slice(-1)) || null;
}

/** Reads a link, such as `PTW-0415=13-2&PTW-0419=14-4-hot-work`: hour, bay, and the work of a permit that was added. */
export function fromLink(
  params: URLSearchParams,
  board: PermitBoardContent,
): ParsedFigures<BoardState> {
  const problems: string[] = [];
  const planned = board.permits.map((permit) => {
    const value = params.get(permit.tag);
    const moved = value === null ? permit : movedTo(permit, value, board.schedule);
    if (moved === null) {
      problems.push(
        `It has a time or bay for ${permit.tag} that isn’t on this board, so the permit is where it was planned.`,
      );
    }
    return moved ?? permit;
  });
  const added = newTags(board).flatMap((tag) => {
    const value = params.get(tag) ?? '';
    const type = board.add.work.find(({ work }) => value.endsWith(`-${slug(work)}`));
    const permit = type && movedTo({ ...type, tag }, value, board.schedule);
    return permit ?? [];
  });
  const others = new Set([...params.keys()].filter((tag) => planned.every((p) => p.tag !== tag)));
  if (others.size > added.length) {
    problems.push('It has permits that this board can’t show, so they’re left out.');
  }
  return { state: [...planned, ...added], problems };
}

export function toLink(state: BoardState, { permits }: PermitBoardContent): URLSearchParams {
  const params = new URLSearchParams();
  for (const { tag, work, from, bay } of state) {
    const planned = permits.find((permit) => permit.tag === tag);
    if (planned === undefined) params.set(tag, `${from}-${bay}-${slug(work)}`);
    else if (planned.from !== from || planned.bay !== bay) params.set(tag, `${from}-${bay}`);
  }
  return params;
}

/** A permit at the hour and in the bay of a link; null if they aren't on the board. */
function movedTo<P extends Permit>(permit: P, value: string, schedule: Schedule): P | null {
  const [, from, bay] = /^(\d{1,2})-(\d)(?![\d])/.exec(value) ?? [];
  const moved = { ...permit, from: Number(from), bay: Number(bay) };
  const [same] = move([moved], permit.tag, {}, schedule);
  return same?.from === moved.from && same.bay === moved.bay ? moved : null;
}

function newTags({ permits, add: { firstNumber } }: PermitBoardContent): string[] {
  const prefix = permits[0]?.tag.replace(/\d+$/, '');
  return Array.from(
    { length: maxAdded },
    (_, index) => `${prefix}${String(firstNumber + index).padStart(4, '0')}`,
  );
}

function slug(work: string): string {
  return work.toLowerCase().replaceAll(' ', '-');
}
