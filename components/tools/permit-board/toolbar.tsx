import type { BoardHandlers } from './board-state';
import type { Checked } from './findings-text';
import { loadable, Panel, WhenOpen } from './panel';
import { rulesId } from './rules-panel';
import type { Settings } from './settings';

interface ToolbarProps {
  checked: Checked;
  settings: Settings;
  /** What makes the findings less than those of the site's rules in all permits. */
  limits: readonly string[];
  isExample: boolean;
  handlers: BoardHandlers;
}

const AddPermit = loadable(({ AddPermit: Add }) => Add);
const OpenList = loadable(({ OpenList: Open }) => Open);

const addId = 'permit-board-add';
const listId = 'permit-board-list';

/** What a visitor can do with the board as a whole. */
export function Toolbar({ checked, settings, limits, isExample, handlers }: ToolbarProps) {
  const { board, jobs } = checked;
  const script = () => import('./panels');
  const tool = 'needs-script board-button';
  return (
    <>
      <div className="board-toolbar">
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
            Import permits
          </button>
          <button type="button" className="board-button" popoverTarget={rulesId}>
            Rules
          </button>
          <button
            type="button"
            className={tool}
            onClick={async () => (await script()).saveList(checked, limits, settings)}
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
            areas={settings.areas}
            handlers={handlers}
            panel={addId}
          />
        </WhenOpen>
      </Panel>
      <Panel id={listId} title="Import permits">
        <WhenOpen>
          <OpenList board={board} settings={settings} handlers={handlers} />
        </WhenOpen>
      </Panel>
    </>
  );
}
