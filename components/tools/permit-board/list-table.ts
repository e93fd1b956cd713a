import { findingsHead, isTag, leftOutHead } from './jobs';
import { findColumns, findHours } from './list-columns';
import { readWhole } from './settings';
import { readTable, type Table } from './table';

interface ListTable extends Table {
  /** Rows that only name what's below them, such as “DAY SHIFT”. */
  sections: string[];
  /** Lines that were left out when the board saved the list, and the numbers of some. */
  leftOut: { count: number; tags: readonly string[] };
}

/**
 * A list's table, without rows that only name a section, and without the findings below a list that the board has saved;
 * null if it's empty. A column with starts and ends, such as “0700-1500”, is two.
 */
export function readListTable(text: string): ListTable | null {
  const table = readTable(
    text,
    (headings) => findColumns(headings).filter((index) => index !== -1).length,
  );
  if (table === null) return null;
  const { above, head } = table;
  const hours = findHours(head.cells ?? []);
  const split = (cells: string[] | null, between: (cell: string) => readonly string[]) =>
    hours === -1 ? cells : (cells?.toSpliced(hours, 1, ...between(cells[hours] ?? '')) ?? null);
  const end = table.rows.findIndex(({ cells }) => cells?.[0] === findingsHead);
  const own = end === -1 ? table.rows : table.rows.slice(0, end);
  const saved = end === -1 ? [] : table.rows.slice(end);
  const [, count = '', ...tags] =
    saved.find(({ cells }) => cells?.[0] === leftOutHead)?.cells ?? [];
  const sections = own.filter(({ cells }) => isSection(cells));
  return {
    above,
    head: { ...head, cells: split(head.cells, () => ['start', 'end']) },
    rows: own
      .filter((row) => !sections.includes(row))
      .map((row) => ({ ...row, cells: split(row.cells, hoursIn) })),
    sections: sections.map(({ cells }) => cells?.join('') ?? ''),
    leftOut: { count: readWhole(count, 0, 9999) ?? 0, tags: tags.filter(isTag) },
  };
}

/** Only words: a row with nothing but a permit's number or a bay is a line that's refused. */
function isSection(cells: readonly string[] | null): boolean {
  return cells?.filter((cell) => cell !== '').length === 1 && /^[\p{L} /-]+$/u.test(cells.join(''));
}

/** The start and the end; all in the start if it isn't both, so that it's refused. */
function hoursIn(cell: string): readonly string[] {
  const times = cell.split(/\s*[-–—]\s*|\s+to\s+/i);
  return times.length === 2 ? times : [cell, ''];
}
