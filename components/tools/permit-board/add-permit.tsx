import type { Job } from '@/lib/calculations/simops';
import type { PermitBoardContent } from '@/lib/content/types';
import { type BoardHandlers, maxJobs } from './board-state';

interface AddPermitProps {
  board: PermitBoardContent;
  jobs: readonly Job[];
  /** ID of the popover, which a press closes. */
  close: string;
  handlers: BoardHandlers;
}

/** The kinds of work that a visitor can add to the board. */
export default function AddPermit({ board, jobs, close, handlers }: AddPermitProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {board.add.work.map((permit) => (
        <button
          key={permit.work}
          type="button"
          className="board-button"
          popoverTarget={close}
          disabled={jobs.length >= maxJobs}
          onClick={() => handlers.add(permit)}
        >
          {permit.work}
        </button>
      ))}
    </div>
  );
}
