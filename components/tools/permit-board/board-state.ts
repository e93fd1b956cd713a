import type { Hours } from '@/lib/calculations/hours';
import type { Job, Rules } from '@/lib/calculations/simops';
import { fireWatchAfter } from '@/lib/calculations/simops';
import { latestStart, startAt } from '@/lib/calculations/simops-options';
import type { PermitBoardContent } from '@/lib/content/types';
import { formatDistance, type Unit } from './distance';

/** What's on the board, and what the visitor has changed in its rules. */
export interface BoardState {
  /** Permits and isolations: those of the plant or of a list, then those that the visitor has added. */
  jobs: readonly Job[];
  isNight: boolean;
  /** Distances in place of the rules' own, in feet. */
  within: Readonly<Record<string, number>>;
  /** Minutes of fire watch. */
  fireWatch: number;
  unit: Unit;
}

/** Where a permit goes: a start, an end, a bay, or several of them. */
export type Place = Partial<Pick<Job, 'from' | 'until' | 'bay'>>;

export type NewPermit = PermitBoardContent['add']['work'][number];

/** What a visitor can do. */
export interface BoardHandlers {
  move: (tag: string, to: Place) => void;
  reschedule: (moves: readonly Job[]) => void;
  add: (permit: NewPermit) => void;
  remove: (tag: string) => void;
  open: (jobs: readonly Job[]) => void;
  set: (settings: Partial<Omit<BoardState, 'jobs'>>) => void;
  reset: () => void;
}

/** Of the board's element, in the URL and on the page. */
export const boardId = 'permit-conflict-board';

export const maxJobs = 30;
/** The shortest permit, in minutes. */
const shortest = 15;

export function exampleOf({ jobs, rules }: PermitBoardContent): BoardState {
  return { jobs, isNight: false, within: {}, fireWatch: rules.fireWatch.minutes, unit: 'ft' };
}

/** The rules with the visitor's distances and fire watch, in their unit. */
export function rulesOf({ rules }: PermitBoardContent, state: BoardState): Rules {
  const { within, fireWatch, unit } = state;
  return {
    ...rules,
    apart: rules.apart.map((each) => {
      const feet = within[each.within] ?? each.within;
      const rule = each.rule.replace('[distance]', formatDistance(feet, unit));
      return { ...each, rule, within: feet };
    }),
    crowd: { ...rules.crowd, rule: rules.crowd.rule.replace('[max]', String(rules.crowd.max)) },
    fireWatch: { ...rules.fireWatch, minutes: fireWatch },
  };
}

/** The twelve hours in view. */
export function shiftOf({ shift }: PermitBoardContent, isNight: boolean): Hours {
  return isNight ? { from: shift.until, until: shift.from + 1440 } : shift;
}

/** Whether a permit starts in a shift, and ends, with its fire watch, before that does. */
export function isWithin(job: Job, shift: Hours, rules: Rules): boolean {
  const { from, until } = job;
  return shift.from <= from && from < until && until + fireWatchAfter(job, rules) <= shift.until;
}

/** Moves a permit, but not off the board. What's on equipment stays in its bay. */
export function move(
  state: BoardState,
  tag: string,
  to: Place,
  board: PermitBoardContent,
): BoardState {
  const shift = shiftOf(board, state.isNight);
  const rules = rulesOf(board, state);
  return {
    ...state,
    jobs: state.jobs.map((job) => {
      if (job.tag !== tag) return job;
      const { from = job.from, until, bay = job.bay } = to;
      const start = clamp(from, shift.from, latestStart(job, shift, rules));
      const moved = startAt(job, start);
      const latest = shift.until - fireWatchAfter(job, rules);
      return {
        ...moved,
        until: until === undefined ? moved.until : clamp(until, start + shortest, latest),
        bay: job.equipment === null ? clamp(bay, 1, board.rack.bays) : job.bay,
      };
    }),
  };
}

/** Adds a permit with the lowest number that's free, in the shift in view; null if the board is full. */
export function add(
  state: BoardState,
  permit: NewPermit,
  board: PermitBoardContent,
): BoardState | null {
  const { firstNumber } = board.add;
  const prefix = board.jobs[0]?.tag.replace(/\d+$/, '') ?? '';
  const tag = Array.from(
    { length: maxJobs },
    (_, index) => prefix + String(firstNumber + index).padStart(4, '0'),
  ).find((free) => state.jobs.every((other) => other.tag !== free));
  if (tag === undefined || state.jobs.length >= maxJobs) return null;
  const later = state.isNight ? 720 : 0;
  const added = { ...permit, tag, from: permit.from + later, until: permit.until + later };
  return { ...state, jobs: [...state.jobs, added] };
}

export function remove(state: BoardState, tag: string): BoardState {
  return { ...state, jobs: state.jobs.filter((job) => job.tag !== tag) };
}

export function bayNumbers(bays: number): number[] {
  return Array.from({ length: bays }, (_, index) => index + 1);
}

/** Whether the permits are as they were rescheduled that day. */
export function isFinal(jobs: readonly Job[], board: PermitBoardContent): boolean {
  return (
    jobs.length === board.jobs.length &&
    board.jobs.every(({ final, ...planned }) => {
      const { from, until } = final ?? planned;
      return jobs.some(
        (job) =>
          job.tag === planned.tag &&
          job.bay === planned.bay &&
          job.from === from &&
          job.until === until,
      );
    })
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** The board as its sliders were before hydration. */
export function fromFields(fields: URLSearchParams, board: PermitBoardContent): BoardState {
  return board.jobs.reduce<BoardState>((state, { tag }) => {
    const from = Number(fields.get(tag));
    return fields.has(tag) ? move(state, tag, { from }, board) : state;
  }, exampleOf(board));
}
