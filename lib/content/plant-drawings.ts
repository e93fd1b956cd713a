import type { z } from 'zod';
import { boardAt } from '@/lib/plant/board';
import { addDays, formatDay } from '@/lib/plant/entries';
import type { PlantSources } from '@/lib/plant/register';
import type { causeTreeSchema, operationsBoardSchema } from './schemas/boards';
import type { plantSchema } from './schemas/plant';

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

type Incident = z.output<typeof plantSchema>['incidents'][number];

/** The cause tree of an incident, with the time of each step. */
export function buildCauseTree(
  { steps, incident: _, ...tree }: z.output<typeof causeTreeSchema>,
  incident: Incident | undefined,
) {
  return {
    ...tree,
    steps: steps.map(({ after, ...step }) => ({ ...step, when: whenOf(incident, after) })),
  };
}

/** “Feb 24, 14:20”, or “Mar 3” on another day. */
function whenOf(incident: Incident | undefined, after: keyof Incident['life'] | undefined): string {
  if (incident === undefined) return '';
  const { day, time } = after === undefined ? { ...incident, day: 0 } : incident.life[after];
  const words = formatDay(addDays(incident.date, day));
  return time === undefined ? words : `${words}, ${time}`;
}
