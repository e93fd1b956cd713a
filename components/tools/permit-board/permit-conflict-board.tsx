'use client';

import { RecordTags } from '@/components/sections/drawings/tagged-text';
import type { PermitBoardContent } from '@/lib/content/types';
import { useFocusNext } from '../use-focus-next';
import { useToolState } from '../use-tool-state';
import { type BoardState, boardId, fromFields, move } from './board-state';
import { PermitBoard } from './permit-board';
import { sliderId } from './permit-row';
import { readBoard } from './read-board';
import { withUnread } from './settings';

/** The permit board with the visitor's changes. */
export default function PermitConflictBoard(board: PermitBoardContent) {
  const example = { jobs: board.jobs, settings: {} };
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
            replace: (jobs, focused) => changeAndFocus({ ...state, jobs }, focused),
            open: (jobs, unread) => change({ jobs, settings: withUnread(state.settings, unread) }),
            set(name, value) {
              const { [name]: _, ...others } = state.settings;
              change({
                ...state,
                settings: { ...others, ...(value !== null && { [name]: value }) },
              });
            },
            reset: () => changeAndFocus(example),
          }}
        />
      </RecordTags>
    </section>
  );
}
