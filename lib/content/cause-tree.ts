import type { z } from 'zod';
import { addDays, formatDay } from '@/lib/plant/entries';
import type { causeTreeSchema } from './schemas/boards';
import type { plantSchema } from './schemas/plant';

type Incident = z.output<typeof plantSchema>['incidents'][number];

/** The cause tree of an incident, with the time of each step. */
export function buildCauseTree(
  { steps, ...tree }: z.output<typeof causeTreeSchema>,
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
