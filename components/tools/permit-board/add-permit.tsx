import type { PermitBoardContent } from '@/lib/content/types';
import type { BoardHandlers } from './board-state';

interface AddPermitProps extends Pick<PermitBoardContent['add'], 'label' | 'reset' | 'work'> {
  isExample: boolean;
  hint: string;
  isFull: boolean;
  handlers: BoardHandlers;
}

export const hintId = 'permit-board-hint';

/** The kinds of work that a visitor can add to the board, and how to move a permit. */
export function AddPermit({ label, reset, work, hint, ...rest }: AddPermitProps) {
  const { isExample, isFull, handlers } = rest;
  return (
    <div className="needs-script border-t border-(--line) px-4 py-2">
      <p id={hintId}>{hint}</p>
      <fieldset className="flex flex-wrap gap-3">
        <legend>{label}</legend>
        {work.map((permit) => (
          <button
            key={permit.work}
            type="button"
            className="board-button"
            disabled={isFull}
            onClick={() => handlers.add(permit)}
          >
            {permit.work}
          </button>
        ))}
        {!isExample && (
          <button type="button" className="ml-2 min-h-11 underline" onClick={handlers.reset}>
            {reset}
          </button>
        )}
      </fieldset>
    </div>
  );
}
