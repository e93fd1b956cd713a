import { equipmentIn } from '@/lib/calculations/equipment';
import { formatTime, parseTime } from '@/lib/calculations/hours';
import type { Job } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { markCut } from '../cut-link';
import type { ParsedFigures } from '../use-figures';
import { type BoardState, isWithin, maxJobs, shiftOf } from './board-state';
import { atClock, isIsolation, isPlace, isTag, workNames } from './jobs';
import { readSettings, readWhole, rulesOf, type Settings } from './settings';

/** In a link to a list of the visitor's own, which has none of the example's jobs. */
const ownList = '.list';

/**
 * A job in a link: `1300.1645-2`, then the work and place of one that isn't the example's:
 * `1300.1645-2-line-break.F-207`.
 */
const pattern = /^(\d{4})\.(\d{4})-(\d)(?:-([a-z-]{1,40})(?:\.(.{1,24}))?)?$/;

/**
 * Reads a link. What can't be read is left as it was planned, or left out.
 *
 * @param isCut whether the mark at the end is missing
 */
export function fromLink(
  linked: URLSearchParams,
  board: PermitBoardContent,
  isCut = false,
): ParsedFigures<BoardState> {
  const { params, problems } = markCut(linked, isCut);
  const settings = readSettings(params);
  const planned = params.has(ownList)
    ? []
    : board.jobs.map((job) => {
        const value = params.get(job.tag);
        const moved = value === null ? job : readJob(value, job, settings, board);
        if (moved === null) {
          problems.push(
            `It has a time or bay for ${job.tag} that isn’t on this board, so the permit is where it was planned.`,
          );
        } else if (moved.equipment !== null && moved.bay !== job.bay) {
          problems.push(`${job.tag} is on ${job.equipment}, so it stays in bay ${job.bay}.`);
        }
        return { ...(moved ?? job), ...(job.equipment !== null && { bay: job.bay }) };
      });
  const isNew = (tag: string) => !tag.startsWith('.') && planned.every((job) => job.tag !== tag);
  const others = [...new Set(params.keys())].filter(isNew);
  const added = others.slice(0, maxJobs - planned.length).flatMap((tag) => {
    const job = isTag(tag) ? readJob(params.get(tag) ?? '', null, settings, board) : null;
    return job === null ? [] : [{ ...job, tag }];
  });
  if (others.length > added.length) {
    problems.push('It has permits that this board can’t show, so they’re left out.');
  }
  return { state: { settings, jobs: [...planned, ...added] }, problems };
}

export function toLink(state: BoardState, board: PermitBoardContent): URLSearchParams {
  const params = new URLSearchParams();
  const isOwn = board.jobs.some(({ tag }) => state.jobs.every((job) => job.tag !== tag));
  if (isOwn) params.set(ownList, '1');
  for (const job of state.jobs) {
    const { tag, work, place, from, until, bay } = job;
    const planned = isOwn ? undefined : board.jobs.find((other) => other.tag === tag);
    const hours = `${digits(from)}.${digits(until)}-${bay}`;
    if (planned === undefined) {
      params.set(tag, `${hours}-${slug(work)}${place === board.rack.name ? '' : `.${place}`}`);
    } else if (planned.from !== from || planned.until !== until || planned.bay !== bay) {
      params.set(tag, hours);
    }
  }
  for (const [name, value] of Object.entries(state.settings)) params.set(name, value);
  return params;
}

/** A job at the time and in the bay of a link; null if they aren't on the board. */
function readJob(
  value: string,
  planned: Job | null,
  settings: Settings,
  board: PermitBoardContent,
): Job | null {
  const [, start = '', end = '', bay = '', work, place = board.rack.name] =
    pattern.exec(value) ?? [];
  const kind = workNames(board).find((name) => slug(name) === work);
  const equipment = equipmentIn(place);
  const at = { tag: '', work: kind ?? '', place, equipment, ...planned, bay: Number(bay) };
  const hours = readHours(start, end);
  if (hours === null || at.work === '' || !isPlace(at.place)) return null;
  if (readWhole(bay, 1, board.rack.bays) === null) return null;
  const from = atClock(hours.from, board.shift);
  const job = { ...at, from, until: from + hours.length };
  const isElsewhere = board.jobs.some(
    (other) => other.equipment !== null && other.equipment === equipment && other.bay !== job.bay,
  );
  if (planned === null && isElsewhere) return null;
  const rules = rulesOf(board, settings);
  const isOnBoard = [false, true].some((isNight) => {
    const shift = shiftOf(board, isNight);
    return isIsolation(job, rules) ? job.from < shift.until : isWithin(job, shift, rules);
  });
  return isOnBoard ? job : null;
}

function readHours(start: string, end: string) {
  const [from, until] = [start, end].map((text) =>
    /^([01]\d|2[0-3])[0-5]\d$/.test(text)
      ? parseTime(`${text.slice(0, 2)}:${text.slice(2)}`)
      : undefined,
  );
  if (from === undefined || until === undefined) return null;
  return { from, length: (until - from + 1440) % 1440 };
}

const digits = (time: number) => formatTime(time).replace(':', '');

function slug(work: string): string {
  return work.toLowerCase().replaceAll(' ', '-');
}
