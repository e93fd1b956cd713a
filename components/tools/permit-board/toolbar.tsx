'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NativePopover } from '@/components/ui/native-dialog';
import type { Job } from '@/lib/calculations/simops';
import type { PermitBoardContent } from '@/lib/content/types';
import { printAlone } from '../print-alone';
import { type BoardHandlers, boardId } from './board-state';
import { hintId } from './permit-row';
import { rulesId } from './rules-panel';
import { loadable, WhenOpen } from './when-open';

const AddPermit = loadable(() => import('./add-permit'));
const OpenList = loadable(() => import('./open-list'));

interface ToolbarProps {
  board: PermitBoardContent;
  /** Those of both shifts. */
  jobs: readonly Job[];
  isExample: boolean;
  handlers: BoardHandlers;
}

const addId = 'permit-board-add';
const listId = 'permit-board-list';

/** What a visitor can do with the board as a whole. */
export function Toolbar({ board, jobs, isExample, handlers }: ToolbarProps) {
  const [printed, setPrinted] = useState('');

  function print() {
    const now = new Date().toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });
    flushSync(() => setPrinted(`Printed ${now}`));
    printAlone(boardId);
  }

  async function save() {
    const { writeList } = await import('./permit-list');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writeList(jobs)], { type: 'text/csv' }));
    link.download = 'permits.csv';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  }

  return (
    <div className="border-t border-(--line) px-4 py-2">
      <p className="needs-script flex justify-between" id={hintId}>
        {board.hint}
        {!isExample && (
          <button type="button" className="underline" onClick={handlers.reset}>
            Reset the board
          </button>
        )}
      </p>
      <div className="board-toolbar">
        <button type="button" className="needs-script board-button" popoverTarget={addId}>
          Add
        </button>
        <button type="button" className="needs-script board-button" popoverTarget={listId}>
          Open list
        </button>
        <button type="button" className="board-button" popoverTarget={rulesId}>
          Rules
        </button>
        <button
          type="button"
          className="needs-script board-button"
          aria-label="Save as CSV"
          onClick={save}
        >
          CSV
        </button>
        <button type="button" className="needs-script board-button" onClick={print}>
          Print
        </button>
      </div>
      <p className="only-print">{printed}</p>
      <NativePopover id={addId} title={board.add.label} icon={null}>
        <WhenOpen>
          <AddPermit {...{ board, jobs, handlers }} close={addId} />
        </WhenOpen>
      </NativePopover>
      <NativePopover id={listId} title="Open a list" icon={null}>
        <WhenOpen>
          <OpenList {...{ board, handlers }} />
        </WhenOpen>
      </NativePopover>
    </div>
  );
}
