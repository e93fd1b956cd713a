import { equipmentIn } from '@/lib/calculations/equipment';
import { formatTime } from '@/lib/calculations/hours';
import { areaOf, type Job, type Rules } from '@/lib/calculations/simops-rules';
import type { SiteClock } from '@/lib/calculations/site-clock';
import { isIsolation } from './jobs';
import { columnNames } from './list-columns';
import { noSettings, type Settings } from './settings';
import { writeTable } from './table';

/**
 * The jobs as a list that can be opened again.
 *
 * @param findings what follows it, in rows
 * @param settings whether it was opened without dates: it's written without, unless a job is on another day by now; and
 *   whose status has to be checked
 */
export function writeList(
  jobs: readonly Job[],
  clock: SiteClock,
  rules: Rules,
  findings: readonly (readonly string[])[] = [],
  { isUndated, unsureTags }: Pick<Settings, 'isUndated' | 'unsureTags'> = noSettings,
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
  const statusOf = (job: Job) => {
    if (unsureTags.includes(job.tag)) return 'To be checked';
    return isIsolation(job, rules) ? 'Verified' : '';
  };
  const hasStatus = unsureTags.length > 0;
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
      ...(hasStatus ? [statusOf(job)] : []),
    ];
  });
  // Under “area”, “V-310” alone isn't equipment.
  const heading = rules.areas.length > 0 ? 'area' : 'place';
  const head = columnNames.map((name) => (name === 'place' ? heading : name));
  return writeTable([
    [...head, 'description', ...(hasStatus ? ['status'] : [])],
    ...rows,
    ...findings,
  ]);
}
