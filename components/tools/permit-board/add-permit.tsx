import type { Job } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { type BoardHandlers, maxJobs } from './board-state';

type NewPermit = PermitBoardContent['add']['work'][number];

interface AddPermitProps {
  board: PermitBoardContent;
  /** Those of both shifts. */
  jobs: readonly Job[];
  isNight: boolean;
  /** ID of the panel, which a press closes. */
  panel: string;
  handlers: BoardHandlers;
}

/** The kinds of work that a visitor can add to the board. */
export function AddPermit({ board, jobs, isNight, panel, handlers }: AddPermitProps) {
  function add(permit: NewPermit) {
    const tag = nextTag(jobs, board);
    const later = isNight ? 720 : 0;
    const added = { ...permit, tag, from: permit.from + later, until: permit.until + later };
    handlers.replace([...jobs, added], tag);
  }

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {board.add.work.map((permit) => (
        <button
          key={permit.work}
          type="button"
          className="board-button"
          popoverTarget={panel}
          disabled={jobs.length >= maxJobs}
          onClick={() => add(permit)}
        >
          {permit.work}
        </button>
      ))}
    </div>
  );
}

/** The lowest number that's free. */
function nextTag(jobs: readonly Job[], { jobs: planned, add }: PermitBoardContent): string {
  const prefix = planned[0]?.tag.replace(/\d+$/, '') ?? '';
  for (let number = add.firstNumber; ; number += 1) {
    const tag = prefix + String(number).padStart(4, '0');
    if (jobs.every((job) => job.tag !== tag)) return tag;
  }
}
