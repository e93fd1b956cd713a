import { LazyPermitBoard } from '@/components/tools/permit-board/lazy-permit-board';
import { PermitBoard } from '@/components/tools/permit-board/permit-board';
import { content } from '@/lib/content';

/** The permit conflict board. Its script is in the pages that have it. */
export function renderPermitBoard() {
  const { permitBoard } = content().drawings;
  return (
    <LazyPermitBoard content={permitBoard}>
      <PermitBoard {...permitBoard} state={permitBoard.permits} />
    </LazyPermitBoard>
  );
}
