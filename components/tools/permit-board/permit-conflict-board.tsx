'use client';

import type { PermitBoardContent } from '@/lib/content/types';
import { useFigures } from '../use-figures';
import { useFocusNext } from '../use-focus-next';
import { add, type BoardState, fromFields, fromLink, move, remove, toLink } from './board-state';
import { PermitBoard } from './permit-board';
import { sliderId } from './permit-row';

/** The permit board with the visitor's changes. */
export default function PermitConflictBoard(board: PermitBoardContent) {
  const { permits, schedule } = board;
  const { box, state, problems, change } = useFigures<BoardState>({
    id: 'permit-conflict-board',
    typed: (fields) => fromFields(fields, board),
    example: permits,
    parse: (params) => fromLink(params, board),
    serialize: (current) => toLink(current, board),
  });
  const focusNext = useFocusNext();

  /** The focus goes to a slider if what had it is gone. */
  function changeAndFocus(next: BoardState | null, tag: string | undefined) {
    if (next === null || tag === undefined) return;
    change(next);
    focusNext(sliderId(tag));
  }

  return (
    <section ref={box} id="permit-conflict-board" aria-label="Permit conflict board">
      <PermitBoard
        {...board}
        state={state}
        problems={problems}
        handlers={{
          move: (tag, to) => change(move(state, tag, to, schedule)),
          reschedule: ({ tag }, from) => changeAndFocus(move(state, tag, { from }, schedule), tag),
          add(permit) {
            const next = add(state, permit, board);
            changeAndFocus(next, next?.at(-1)?.tag);
          },
          remove: (tag) => changeAndFocus(remove(state, tag), permits.at(-1)?.tag),
          reset: () => changeAndFocus(permits, permits[0]?.tag),
        }}
      />
    </section>
  );
}
