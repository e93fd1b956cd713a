import { equipmentIn } from '@/lib/calculations/equipment';
import type { PermitBoardContent } from '@/lib/content/types';
import { boardSchema } from './board-schema';
import type { BoardState } from './board-state';
import { isPlace, isTag, workNames } from './jobs';
import { readSettings } from './settings';

/** Null if a link isn't to a state of this board. */
export function readBoard(linked: unknown, board: PermitBoardContent): BoardState | null {
  const { data } = boardSchema.safeParse(linked);
  if (data === undefined) return null;
  const { rack, jobs: planned } = board;
  const works = [...workNames(board), ...planned.map(({ work }) => work)];
  const tags = new Set(data.jobs.map(({ tag }) => tag));
  const isKnown = data.jobs.every(
    ({ tag, work, place, bay, from, until }) =>
      isTag(tag) &&
      works.includes(work) &&
      isPlace(place) &&
      bay >= 1 &&
      bay <= rack.bays &&
      from < until,
  );
  if (!isKnown || tags.size < data.jobs.length) return null;
  const equipmentOf = (place: string) =>
    planned.find((job) => job.place === place)?.equipment ?? equipmentIn(place);
  return {
    jobs: data.jobs.map((job) => ({ ...job, equipment: equipmentOf(job.place) })),
    settings: readSettings(new URLSearchParams(data.settings)),
  };
}
