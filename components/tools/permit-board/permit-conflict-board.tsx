'use client';

import { RecordTags } from '@/components/sections/drawings/tagged-text';
import type { PermitBoardContent } from '@/lib/content/types';
import { useFocusNext } from '../use-focus-next';
import { useToolState } from '../use-tool-state';
import { type BoardState, boardId, exampleOf, fromFields, move, spanOf } from './board-state';
import { PermitBoard } from './permit-board';
import { sliderId } from './permit-row';
import { readBoard } from './read-board';
import { rulesOf } from './settings';

/** The permit board with the visitor's changes. */
export default function PermitConflictBoard(board: PermitBoardContent) {
  const example = exampleOf(board);
  const { box, state, isDamaged, isExample, change } = useToolState<BoardState>({
    id: boardId,
    example,
    typed: (fields) => fromFields(fields, board),
    read: (linked) => readBoard(linked, board),
  });
  const focusNext = useFocusNext();

  function changeAndFocus(next: BoardState, tag = board.jobs[0]?.tag) {
    change(next);
    if (tag !== undefined) focusNext(sliderId(tag));
  }

  return (
    <section ref={box} id={boardId} aria-label="Permit conflict board">
      <RecordTags value={board.tags}>
        <PermitBoard
          board={board}
          state={state}
          isExample={isExample}
          isDamaged={isDamaged}
          handlers={{
            move: (tag, to) => change(move(state, tag, to, board)),
            replace(jobs, focused) {
              const span = spanOf(jobs, rulesOf(board, state.settings), state.span);
              changeAndFocus({ ...state, span, jobs }, focused);
            },
            open({ day, jobs, ...list }) {
              const settings = { ...state.settings, ...list };
              const span = jobs.length === 0 ? board.shift : spanOf(jobs, rulesOf(board, settings));
              change({ day, span, jobs, settings });
            },
            set(changes) {
              const settings = { ...state.settings, ...changes };
              const span = spanOf(state.jobs, rulesOf(board, settings), state.span);
              change({ ...state, span, settings });
            },
            reset: () => changeAndFocus(example),
          }}
        />
      </RecordTags>
    </section>
  );
}
