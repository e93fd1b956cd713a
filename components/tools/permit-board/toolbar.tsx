import type { Job } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import type { BoardHandlers } from './board-state';
import { loadable, Panel, WhenOpen } from './panel';
import { rulesId } from './rules-panel';

interface ToolbarProps {
  board: PermitBoardContent;
  /** Those of both shifts. */
  jobs: readonly Job[];
  isNight: boolean;
  isExample: boolean;
  handlers: BoardHandlers;
}

const AddPermit = loadable(({ AddPermit: Add }) => Add);
const OpenList = loadable(({ OpenList: Open }) => Open);

const addId = 'permit-board-add';
const listId = 'permit-board-list';

/** What a visitor can do with the board as a whole. */
export function Toolbar({ board, jobs, isNight, isExample, handlers }: ToolbarProps) {
  const script = () => import('./panels');
  const tool = 'needs-script board-button';
  return (
    <>
      <div className="board-toolbar">
        <ShiftPicker isNight={isNight} set={handlers.set} />
        {!isExample && (
          <button type="button" className="needs-script board-reset" onClick={handlers.reset}>
            Reset the board
          </button>
        )}
        <div className="button-row">
          <button type="button" className={tool} popoverTarget={addId}>
            Add
          </button>
          <button type="button" className={tool} popoverTarget={listId}>
            Open list
          </button>
          <button type="button" className="board-button" popoverTarget={rulesId}>
            Rules
          </button>
          <button
            type="button"
            className={tool}
            aria-label="Save as CSV"
            onClick={async () => (await script()).saveList(jobs)}
          >
            CSV
          </button>
          <button
            type="button"
            className={tool}
            onClick={async () => (await script()).printSheet()}
          >
            Print
          </button>
        </div>
      </div>
      <p className="only-print" />
      <Panel id={addId} title={board.add.label}>
        <WhenOpen>
          <AddPermit
            board={board}
            jobs={jobs}
            isNight={isNight}
            handlers={handlers}
            panel={addId}
          />
        </WhenOpen>
      </Panel>
      <Panel id={listId} title="Open a list">
        <WhenOpen>
          <OpenList board={board} handlers={handlers} />
        </WhenOpen>
      </Panel>
    </>
  );
}

interface ShiftPickerProps {
  isNight: boolean;
  set: BoardHandlers['set'];
}

/** Which twelve hours are in view. */
function ShiftPicker({ isNight, set }: ShiftPickerProps) {
  return (
    <fieldset className="needs-script button-row">
      <legend className="sr-only">Shift</legend>
      {[false, true].map((night) => (
        <button
          key={String(night)}
          type="button"
          className="board-button"
          aria-pressed={isNight === night}
          onClick={() => set('.shift', night ? 'night' : null)}
        >
          {night ? 'Night' : 'Day'}
        </button>
      ))}
    </fieldset>
  );
}
