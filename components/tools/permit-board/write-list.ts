import { equipmentIn } from '@/lib/calculations/equipment';
import { formatTime } from '@/lib/calculations/hours';
import { areaOf, type Job, type Rules } from '@/lib/calculations/simops-rules';
import type { SiteClock } from '@/lib/calculations/site-clock';
import { columnNames } from './list-columns';
import { writeTable } from './table';

/**
 * The jobs as a list that can be opened again.
 *
 * @param findings what follows it, in rows
 * @param isUndated whether it's written without dates, as it was opened
 */
export function writeList(
  jobs: readonly Job[],
  clock: SiteClock,
  rules: Rules,
  findings: readonly (readonly string[])[] = [],
  isUndated = false,
): string {
  const moment = (minutes: number) => {
    const { date, time } = clock.at(minutes);
    return isUndated ? formatTime(time) : `${date} ${formatTime(time)}`;
  };
  const rows = jobs.map((job) => {
    const { tag, work, place, equipment, from, until, description = '' } = job;
    const area = areaOf(job, rules);
    const named = equipment === null || equipmentIn(place) === equipment ? place : equipment;
    return [
      tag,
      work,
      // A place before a comma would be equipment.
      equipment === null && equipmentIn(place) !== null ? area : `${named}, ${area}`,
      moment(from),
      moment(until),
      description,
    ];
  });
  return writeTable([[...columnNames, 'description'], ...rows, ...findings]);
}
