import { type Area, type Job, noArea } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { type BoardHandlers, maxJobs } from './board-state';
import { isIsolation } from './jobs';

type NewJob = Omit<Job, 'tag'>;

interface AddPermitProps {
  board: PermitBoardContent;
  jobs: readonly Job[];
  /** The visitor's own; empty for the rack's bays. */
  areas: readonly Area[];
  /** ID of the panel, which a press closes. */
  panel: string;
  handlers: BoardHandlers;
}

/** The kinds of work, and the isolations, that a visitor can add to the board. */
export function AddPermit({ board, jobs, areas, panel, handlers }: AddPermitProps) {
  const { add, rules, shift, rack } = board;
  const isolations = rules.methods.map((work) => ({
    work,
    place: rack.name,
    equipment: null,
    bay: 1,
    ...shift,
  }));

  function addJob(job: NewJob) {
    const tag = nextTag(job, jobs, board);
    // The example's places aren't the visitor's.
    const placed = areas.length > 0 ? { ...job, place: noArea, bay: 0 } : job;
    handlers.replace([...jobs, { ...placed, tag }], tag);
  }

  const choicesOf = (kinds: readonly NewJob[]) => (
    <div className="mt-4 flex flex-wrap gap-3">
      {kinds.map((job) => (
        <button
          key={job.work}
          type="button"
          className="board-button"
          popoverTarget={panel}
          disabled={jobs.length >= maxJobs}
          onClick={() => addJob(job)}
        >
          {job.work}
        </button>
      ))}
    </div>
  );

  return (
    <>
      {choicesOf(add.work)}
      <p className="mt-4">An isolation counts once its place has the tag that’s locked out:</p>
      {choicesOf(isolations)}
    </>
  );
}

/** The lowest number that's free, after the example's permits or its isolations. */
function nextTag(job: NewJob, jobs: readonly Job[], board: PermitBoardContent): string {
  const isLock = isIsolation(job, board.rules);
  const [like] = board.jobs.filter((each) => isIsolation(each, board.rules) === isLock);
  const [, prefix = '', digits = ''] = /^(.*?)(\d+)$/.exec(like?.tag ?? '') ?? [];
  for (let number = isLock ? Number(digits) + 1 : board.add.firstNumber; ; number += 1) {
    const tag = prefix + String(number).padStart(digits.length, '0');
    if (jobs.every((each) => each.tag !== tag)) return tag;
  }
}
