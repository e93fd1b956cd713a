import type { Hours } from '@/lib/calculations/hours';
import { latestStart, startAt } from '@/lib/calculations/simops-options';
import { fireWatchAfter, type Job, type Rules } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { isNightIn, rulesOf, type Settings } from './settings';

/** What's on the board, and what the visitor has changed in its rules. */
export interface BoardState {
  /** Permits and isolations: those of the plant or of a list, then those that the visitor has added. */
  jobs: readonly Job[];
  settings: Settings;
}

/** Where a permit goes: a start, an end, a bay, or several of them. */
type Place = Partial<Pick<Job, 'from' | 'until' | 'bay'>>;

/** What a visitor can do. */
export interface BoardHandlers {
  move: (tag: string, to: Place) => void;
  /** The focus goes to the slider of a permit, because what had it may be gone. */
  replace: (jobs: readonly Job[], focused: string | undefined) => void;
  /** @param unread how many lines of the list aren't on the board */
  open: (jobs: readonly Job[], unread: number) => void;
  set: (name: string, value: string | null) => void;
  reset: () => void;
}

/** Of the board's element, in the URL and on the page. */
export const boardId = 'permit-conflict-board';

export const maxJobs = 30;
/** The shortest permit, in minutes. */
const shortest = 15;

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
  { jobs, settings }: BoardState,
  tag: string,
  to: Place,
  board: PermitBoardContent,
): BoardState {
  const shift = shiftOf(board, isNightIn(settings));
  const rules = rulesOf(board, settings);
  const moved = jobs.map((job) => {
    if (job.tag !== tag) return job;
    const { from, until, bay } = { ...job, ...to };
    const start = clamp(from, shift.from, latestStart(job, shift, rules));
    const latest = shift.until - fireWatchAfter(job, rules);
    return {
      ...startAt(job, start),
      ...(to.until !== undefined && { until: clamp(until, start + shortest, latest) }),
      bay: job.equipment === null ? clamp(bay, 1, board.rack.bays) : job.bay,
    };
  });
  return { jobs: moved, settings };
}

/** Whether the permits are as they were rescheduled that day. */
export function isFinal(jobs: readonly Job[], board: PermitBoardContent): boolean {
  const facts = (all: readonly Job[]) =>
    all.map(({ tag, from, until, bay }) => [tag, from, until, bay]).join();
  return facts(jobs) === facts(board.jobs.map(({ final, ...job }) => ({ ...job, ...final })));
}

/** The board as its sliders were before hydration. */
export function fromFields(fields: URLSearchParams, board: PermitBoardContent): BoardState {
  return board.jobs.reduce<BoardState>(
    (state, { tag }) =>
      fields.has(tag) ? move(state, tag, { from: Number(fields.get(tag)) }, board) : state,
    { jobs: board.jobs, settings: {} },
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
