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
 * @param isUndated whether it was opened without dates: it's written without, unless a job is on another day by now
 */
export function writeList(
  jobs: readonly Job[],
  clock: SiteClock,
  rules: Rules,
  findings: readonly (readonly string[])[] = [],
  isUndated = false,
): string {
  const { from: start, until: end } = rules.shift;
  // Times alone would be read as another day's, or as a mistake.
  const needsDates = jobs.some(
    ({ from, until }) => from < start || from >= start + 1440 || until - from > end - start,
  );
  const moment = (minutes: number) => {
    const { date, time } = clock.at(minutes);
    return isUndated && !needsDates ? formatTime(time) : `${date} ${formatTime(time)}`;
  };
  const rows = jobs.map((job) => {
    const { tag, work, place, equipment, from, until, description = '' } = job;
    const area = areaOf(job, rules);
    const named = equipment === null || equipmentIn(place) === equipment ? place : equipment;
    // A place without equipment must not be read as any.
    const isArea = equipment === null && (place === area || equipmentIn(place) !== null);
    return [
      tag,
      work,
      isArea ? area : `${named}, ${area}`,
      moment(from),
      moment(until),
      description,
    ];
  });
  // Under “area”, “V-310” alone isn't equipment.
  const heading = rules.areas.length > 0 ? 'area' : 'place';
  const head = columnNames.map((name) => (name === 'place' ? heading : name));
  return writeTable([[...head, 'description'], ...rows, ...findings]);
}
