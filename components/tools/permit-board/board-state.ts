import type { Hours } from '@/lib/calculations/hours';
import { latestStart, startAt } from '@/lib/calculations/simops-options';
import { fireWatchAfter, type Job, type Rules } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { isIsolation } from './jobs';
import { countAreas, minBay, noSettings, rulesOf, type Settings } from './settings';

/** What's on the board, and what the visitor has changed in its rules. */
export interface BoardState {
  /** Times are counted from its midnight: “2026-03-12”. */
  day: string;
  /** What's in view, from twelve hours to seven days. */
  span: Hours;
  /** Permits and isolations: those of the plant or of a list, then those that the visitor has added. */
  jobs: readonly Job[];
  settings: Settings;
}

/** Where a job goes: a start, a place, a bay, or both ends of its hours. */
type Change = Partial<Omit<Job, 'tag' | 'work'>>;

/** What was read of a visitor's list. */
export interface PermitList
  extends Pick<
    Settings,
    'areas' | 'unread' | 'unreadTags' | 'unsureTags' | 'unusedColumns' | 'isUndated' | 'morning'
  > {
  /** From which the times of the jobs are counted. */
  day: string;
  jobs: readonly Job[];
}

/** What a visitor can do. */
export interface BoardHandlers {
  move: (tag: string, to: Change) => void;
  /** The focus goes to the slider of a permit, because what had it may be gone. */
  replace: (jobs: readonly Job[], focused: string | undefined) => void;
  open: (list: PermitList) => void;
  set: (changes: Partial<Settings>) => void;
  reset: () => void;
}

/** Of the board's element, in the URL and on the page. */
export const boardId = 'permit-conflict-board';

export const maxJobs = 30;
/** Of permits, in minutes from the first midnight: seven days. */
export const horizon: Hours = { from: 0, until: 7 * 1440 };

export function exampleOf({ day, shift, jobs }: PermitBoardContent): BoardState {
  return { day, span: shift, jobs, settings: noSettings };
}

/** The twelve hours, of day or night, in which something begins. */
export function shiftAround(
  { from: time }: Pick<Hours, 'from'>,
  { shift }: PermitBoardContent,
): Hours {
  const from = shift.from + Math.floor((time - shift.from) / 720) * 720;
  return { from, until: from + 720 };
}

/** The quarters of days that all permits are in, with their fire watches; at least two. */
export function spanOf(jobs: readonly Job[], rules: Rules, shown?: Hours): Hours {
  const permits = jobs.filter((job) => !isIsolation(job, rules));
  const all = (permits.length > 0 ? permits : jobs).map((job) => ({
    from: Math.max(horizon.from, job.from),
    until: Math.min(horizon.until, job.until + fireWatchAfter(job, rules)),
  }));
  if (shown !== undefined) all.push(shown);
  const from = Math.floor(Math.min(...all.map((hours) => hours.from)) / 360) * 360;
  const until = Math.ceil(Math.max(...all.map((hours) => hours.until)) / 360) * 360;
  return { from, until: Math.max(until, from + 720) };
}

/** Moves a job, within what's in view unless its end was typed. */
export function move(
  state: BoardState,
  tag: string,
  to: Change,
  board: PermitBoardContent,
): BoardState {
  const { jobs, settings } = state;
  const rules = rulesOf(board, settings);
  const moved = jobs.find((job) => job.tag === tag);
  if (moved === undefined) return state;
  const next = { ...moved, ...to };
  const bay = clamp(next.bay, minBay(settings), countAreas(board, settings));
  const span = to.until === undefined ? state.span : spanOf([next], rules, state.span);
  const placed =
    to.from === undefined || to.until !== undefined
      ? next
      : startAt(moved, clamp(to.from, span.from, latestStart(moved, span, rules)));
  return {
    ...state,
    span,
    jobs: jobs.map((job) => (job === moved ? { ...placed, bay } : job)),
  };
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
    exampleOf(board),
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
