import { mayBeSame } from './equipment';
import type { Hours } from './hours';
import { outageOf } from './in-service';
import { findConflicts } from './simops';
import { type Conflict, fireWatchAfter, type Job, type Rules } from './simops-rules';

/** A way to resolve a conflict: new starts of one permit, or of both, and locks that come off earlier for it. */
export interface Option {
  moves: readonly Job[];
  /** Without feed; null if no job on the board keeps the unit down. */
  outage: Hours | null;
  /** What's asked then about the conflict's permits. */
  questions: readonly Conflict[];
}

const maxOptions = 4;

interface Board {
  jobs: readonly Job[];
  shift: Hours;
  rules: Rules;
}

/** The latest start with which a job ends, with its fire watch, within the shift. */
export function latestStart(job: Job, shift: Hours, rules: Rules): number {
  return shift.until - (job.until - job.from) - fireWatchAfter(job, rules);
}

/** The job at another time, or the same one; it takes as long. */
export function startAt<J extends Job>(job: J, from: number): J {
  return { ...job, from, until: from + job.until - job.from };
}

/**
 * How to resolve a conflict by time alone: by moving one of its permits, or two of them if that costs less feed. The least
 * feed lost comes first, then the smallest move. Starts are on the hour if there are any, or else on quarter hours. A move
 * that breaks no rule may still raise questions.
 */
export function findOptions(
  conflict: Conflict,
  jobs: readonly Job[],
  shift: Hours,
  rules: Rules,
): Option[] {
  const board = { jobs, shift, rules };
  const original = new Map(jobs.map((job) => [job.tag, job.from]));
  const lost = (moves: readonly Job[]) => outageOf(withMoves(jobs, moves), rules);
  const cost = (moves: readonly Job[]) => {
    const hours = lost(moves);
    return hours === null ? 0 : hours.until - hours.from;
  };
  const distance = (moves: readonly Job[]) =>
    moves.reduce((sum, { tag, from }) => sum + Math.abs(from - (original.get(tag) ?? from)), 0);
  const best = (all: readonly (readonly Job[])[]) =>
    all.toSorted((a, b) => cost(a) - cost(b) || distance(a) - distance(b));

  for (const step of [60, 15]) {
    const single = best(
      conflict.permits
        .filter(({ work }) => !rules.methods.includes(work))
        .flatMap((job) => freeMoves(job, board, step)),
    );
    const [least] = single;
    const both = best(
      pairsOf(conflict, board, step).filter(
        (moves) => least === undefined || cost(moves) < cost(least),
      ),
    ).find((moves) => isFree(moves, jobs, rules));
    const found = [...(both ? [both] : []), ...single].slice(0, maxOptions);
    if (found.length > 0) {
      return found.map((moves) => ({
        moves,
        outage: lost(moves),
        questions: questionsAfter(conflict, moves, jobs, rules),
      }));
    }
  }
  return [];
}

/** New starts of both permits at which neither is alone in anybody else's way. */
function pairsOf({ permits: [a, b, ...more] }: Conflict, board: Board, step: number): Job[][] {
  if (a === undefined || b === undefined || more.length > 0) return [];
  const { jobs, rules } = board;
  const startsOf = (job: Job, other: Job) => {
    const others = jobs.filter(({ tag }) => tag !== other.tag);
    return freeMoves(job, { ...board, jobs: others }, step)
      .flatMap(([moved]) => moved ?? [])
      .filter(({ from }) => from !== job.from);
  };
  const second = startsOf(b, a);
  return startsOf(a, b).flatMap((one) => second.map((two) => withLocks([one, two], jobs, rules)));
}

/** The job at each start that breaks no rule, if possible with locks that come off earlier. */
function freeMoves(job: Job, { jobs, shift, rules }: Board, step: number): Job[][] {
  const first = Math.ceil(shift.from / step) * step;
  const count = Math.floor((latestStart(job, shift, rules) - first) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    startAt(job, first + index * step),
  ).flatMap((moved) => {
    const ways = [withLocks([moved], jobs, rules), [moved]];
    return ways.filter((moves) => isFree(moves, jobs, rules)).slice(0, 1);
  });
}

/** Whether no rule is broken by jobs at new times, nor by those whose leak test moves with their locks. */
function isFree(moves: readonly Job[], jobs: readonly Job[], rules: Rules): boolean {
  const locks = moves.filter(({ work }) => rules.methods.includes(work));
  const after = withMoves(jobs, moves);
  const affected = after.filter(
    (job) =>
      moves.includes(job) || locks.some(({ equipment }) => mayBeSame(equipment, job.equipment)),
  );
  return findConflicts(after, rules, affected).every(
    ({ isQuestion, rule }) => isQuestion && rule !== rules.drainedFirst,
  );
}

/** What the rules ask about a conflict's permits once jobs are moved. */
function questionsAfter(
  { permits }: Conflict,
  moves: readonly Job[],
  jobs: readonly Job[],
  rules: Rules,
): Conflict[] {
  const after = withMoves(jobs, moves);
  const about = after.filter(({ tag }) => permits.some((permit) => permit.tag === tag));
  return findConflicts(after, rules, about).filter(({ isQuestion }) => isQuestion);
}

/** Moves of jobs, and of isolations that keep feed from the unit: their locks come off once the last job behind them is done. */
function withLocks(moves: readonly Job[], jobs: readonly Job[], rules: Rules): Job[] {
  const isIsolation = ({ work }: Job) => rules.methods.includes(work);
  const behind = withMoves(jobs, moves).filter(
    ({ equipment }) => equipment !== null && equipment === rules.outage?.behind,
  );
  const ends = behind.filter((job) => !isIsolation(job)).map(({ until }) => until);
  const until = Math.max(...ends);
  const isolations = behind.filter(
    (job) => isIsolation(job) && job.from < until && until < job.until,
  );
  if (ends.length === 0 || !moves.some((move) => behind.includes(move))) return [...moves];
  return [...moves, ...isolations.map((isolation) => ({ ...isolation, until }))];
}

/** The jobs, with those that move at their new times. */
export function withMoves(jobs: readonly Job[], moves: readonly Job[]): Job[] {
  return jobs.map((job) => moves.find(({ tag }) => tag === job.tag) ?? job);
}
