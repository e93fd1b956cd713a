'use client';

import type { PermitBoardContent } from '@/lib/content/types';
import { useFigures } from '../use-figures';
import { useFocusNext } from '../use-focus-next';
import { fromLink, toLink } from './board-link';
import { add, type BoardState, boardId, exampleOf, fromFields, move, remove } from './board-state';
import { isIsolation } from './jobs';
import { PermitBoard } from './permit-board';
import { sliderId } from './permit-row';

/** The permit board with the visitor's changes. */
export default function PermitConflictBoard(board: PermitBoardContent) {
  const example = exampleOf(board);
  const { box, state, problems, change } = useFigures<BoardState>({
    id: boardId,
    typed: (fields) => fromFields(fields, board),
    example,
    parse: (params) => fromLink(params, board),
    serialize: (current) => toLink(current, board),
  });
  const focusNext = useFocusNext();

  /** The focus goes to a slider if what had it is gone. */
  function changeAndFocus(next: BoardState | null, tag: string | undefined) {
    if (next === null) return;
    change(next);
    if (tag !== undefined) focusNext(sliderId(tag));
  }
  const firstOf = ({ jobs }: Pick<BoardState, 'jobs'>) =>
    jobs.find((job) => !isIsolation(job, board.rules))?.tag;

  return (
    <section ref={box} id={boardId} aria-label="Permit conflict board">
      <PermitBoard
        board={board}
        state={state}
        isExample={String(toLink(state, board)) === ''}
        problems={problems}
        handlers={{
          move: (tag, to) => change(move(state, tag, to, board)),
          reschedule(moves) {
            const jobs = state.jobs.map((job) => moves.find(({ tag }) => tag === job.tag) ?? job);
            changeAndFocus({ ...state, jobs }, moves.at(-1)?.tag);
          },
          add(permit) {
            const next = add(state, permit, board);
            changeAndFocus(next, next?.jobs.at(-1)?.tag);
          },
          remove(tag) {
            const next = remove(state, tag);
            changeAndFocus(next, firstOf(next));
          },
          open: (jobs) => changeAndFocus({ ...state, jobs }, firstOf({ jobs })),
          set: (settings) => change({ ...state, ...settings }),
          reset: () => changeAndFocus(example, firstOf(example)),
        }}
      />
    </section>
  );
}
