import type { z } from 'zod';
import { boardAt } from '@/lib/plant/board';
import type { PlantSources } from '@/lib/plant/register';
import type { operationsBoardSchema } from './schemas/boards';

/** The board at the time in its file, and what it takes to compute it at another. */
export function buildOperationsBoard(
  { counts, rows, ...words }: z.output<typeof operationsBoardSchema>,
  sources: PlantSources,
) {
  const layout = { counts, rows };
  const { shift, date } = sources.register;
  const { from, until } = shift;
  return {
    ...words,
    date,
    shift: { from, until },
    layout,
    ...boardAt(sources, layout, words.time),
  };
}
