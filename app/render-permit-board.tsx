import { Island } from '@/components/islands/island';
import PermitConflictBoard from '@/components/tools/permit-board/permit-conflict-board';
import { content } from '@/lib/content';

export function renderPermitBoard() {
  return (
    <Island
      name="PermitConflictBoard"
      of={PermitConflictBoard}
      on="approach"
      props={content().drawings.permitBoard}
    />
  );
}
