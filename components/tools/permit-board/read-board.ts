import { equipmentIn } from '@/lib/calculations/equipment';
import type { PermitBoardContent } from '@/lib/content/types';
import { boardSchema } from './board-schema';
import { type BoardState, horizon, spanOf } from './board-state';
import { isIsolation, isPlace, isTag, isTitle, isWords, workNames } from './jobs';
import { countAreas, minBay, rulesOf } from './settings';

/** Null if a link isn't to a state of this board. */
export function readBoard(linked: unknown, board: PermitBoardContent): BoardState | null {
  const { data } = boardSchema.safeParse(linked);
  if (data === undefined || Number.isNaN(Date.parse(data.day))) return null;
  const { settings } = data;
  const { title, place: ownPlace, areas, distances } = settings;
  const { rules, jobs: planned } = board;
  const works = [...workNames(board), ...planned.map(({ work }) => work)];
  const tags = new Set(data.jobs.map(({ tag }) => tag));
  const areJobs = data.jobs.every(
    ({ tag, work, place, description, bay, from, until }) =>
      isTag(tag) &&
      (description === undefined || isWords(description)) &&
      works.includes(work) &&
      isPlace(place) &&
      bay >= minBay(settings) &&
      bay <= countAreas(board, settings) &&
      from < until &&
      (isIsolation({ work }, rules) || (horizon.from <= from && until <= horizon.until)),
  );
  const areSettings =
    [title, ownPlace].every((text) => text === '' || isTitle(text)) &&
    areas.every(({ name }) => isPlace(name)) &&
    settings.unusedColumns.every(isWords) &&
    [...settings.unreadTags, ...settings.unsureTags].every(isTag) &&
    Object.keys(distances).every((name) => rules.apart.some(({ rule }) => rule === name));
  if (!areJobs || !areSettings || tags.size < data.jobs.length) return null;
  const equipmentOf = (place: string) =>
    planned.find((job) => job.place === place)?.equipment ?? equipmentIn(place);
  const isArea = ({ place, equipment }: { place: string; equipment?: string | null | undefined }) =>
    equipment === null && areas.some(({ name }) => name === place);
  const jobs = data.jobs.map((job) => ({
    ...job,
    equipment: isArea(job) ? null : equipmentOf(job.place),
  }));
  return { ...data, span: spanOf(jobs, rulesOf(board, settings), data.span), jobs };
}
