import type { ReactNode } from 'react';
import type { DrawingName } from '@/lib/content/types';
import { CauseTree } from './cause-tree';
import { OperationsBoard } from './operations-board';
import { PermitBoard } from './permit-board';

const drawings: Record<DrawingName, () => ReactNode> = {
  'operations-board': OperationsBoard,
  'permit-board': PermitBoard,
  'cause-tree': CauseTree,
};

/** A product picture by its name in content: HTML made on the server, without a script. */
export function Drawing({ name }: { name: DrawingName }) {
  const Picture = drawings[name];
  return <Picture />;
}
