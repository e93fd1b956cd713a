import { onlyTagIn } from '@/lib/calculations/equipment';
import type { Area } from '@/lib/calculations/simops-rules';
import type { PermitBoardContent } from '@/lib/content/types';
import { isIsolation, isTag } from './jobs';
import {
  detailColumns,
  equipmentColumn,
  findColumn,
  isSureStatus,
  statusOf,
  statusProblem,
} from './list-columns';
import { readOwnPlace, readPlace, withEquipment } from './list-places';
import { plain, quote } from './list-text';
import type { Row } from './list-times';
import { readDate, readMoment } from './read-moment';
import { type Asked, and, askedStatus, askedWords } from './unclear-work';

/** How the cells of a list are read. */
interface Reading {
  headings: readonly string[];
  /** Where each of `columnNames` is. */
  found: readonly number[];
  workOf: (words: string) => string | undefined;
  /** The visitor's own; empty for the rack's bays. */
  areas: readonly Area[];
  board: PermitBoardContent;
}

/** The jobs of a line, one for each kind of its work, or what's wrong with it. */
export function readRow(cells: readonly string[] | null, reading: Reading): Row[] | string {
  const { headings, found, workOf, areas, board } = reading;
  if (cells === null) return 'a quote isn’t closed, or has whole lines in it';
  const width = headings.length;
  if (cells.slice(width).some((cell) => cell !== '')) {
    return `it has ${cells.length} cells, but there are ${width} columns`;
  }
  const [tag = '', , where = '', from = '', until = ''] = found.map((index) =>
    plain(cells[index] ?? ''),
  );
  if (!isTag(tag)) return `${quote(tag)} isn’t a permit number of up to 18 letters and digits`;
  const status = statusProblem(cells, headings);
  if (status !== null) return status;
  const { text, isolation } = askedOf(cells, reading);
  const works = workOf(text)?.split(and);
  if (works === undefined) {
    if (isolation !== null) return `${text} Say so below`;
    return text === '' ? 'it has no work' : `what kind of work is ${quote(text)}? Choose it below`;
  }
  const equipment = plain(cells[equipmentColumn(headings, found)] ?? '');
  const named = /^(?:[-–—]+|n\/?a|none)$/i.test(equipment) ? '' : equipment;
  const area =
    areas.length > 0 ? readOwnPlace(where, areas, named !== '') : readPlace(where, board);
  if (typeof area === 'string') return area;
  const isUntagged = area.equipment === null && named === '';
  const place = withEquipment(
    area,
    isUntagged
      ? (onlyTagIn(`${cells[found[1] ?? -1]} ${detailsOf(cells, headings, found)}`) ?? '')
      : named,
  );
  if (typeof place === 'string') return place;
  if (place.equipment === null && works.some((work) => isIsolation({ work }, board.rules))) {
    return 'no equipment is named, so it isolates nothing: name it, like “F-207, bay 2”';
  }
  const [start, end] = [readMoment(from), readMoment(until)];
  if (start === null || end === null) {
    return `${quote(start === null ? from : until)} isn’t a time like 07:15 or 2026-03-12 07:15`;
  }
  const date = start.date ?? readDate(plain(cells[findColumn(headings, 'date')] ?? ''));
  return works.map((work, index) => ({
    tag: index === 0 ? tag : `${tag}/${index + 1}`,
    work,
    ...place,
    start: { ...start, date },
    end,
  }));
}

/** The words that say what a line's work is; of an isolation whose status doesn't say so, whether it's in place. */
export function askedOf(
  cells: readonly string[],
  { headings, found, workOf, board }: Omit<Reading, 'areas'>,
): Asked {
  const cell = (index = -1) => plain(cells[index] ?? '');
  const tag = cell(found[0]);
  const text = askedWords(tag, cell(found[1]), detailsOf(cells, headings, found), board);
  const kind = workOf(text);
  const status = statusOf(cells, headings);
  const isLock = kind?.split(and).some((work) => isIsolation({ work }, board.rules)) === true;
  if (kind === undefined || !isLock || isSureStatus(status, true)) return { text, isolation: null };
  return { text: askedStatus(tag, kind, status ?? ''), isolation: kind };
}

function detailsOf(
  cells: readonly string[],
  headings: readonly string[],
  found: readonly number[],
): string {
  const texts = detailColumns(headings, found).map((index) => plain(cells[index] ?? ''));
  return texts.filter(Boolean).join(', ');
}
