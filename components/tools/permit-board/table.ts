import Papa from 'papaparse';

interface TableRow {
  /** The number of the line that it begins on. */
  line: number;
  /** How many lines it has: a quoted cell can have several. */
  height: number;
  /** Null if a quote isn't closed, or is around whole rows. */
  cells: string[] | null;
}

export interface Table {
  /** What's above the headings, such as a title; the headings; then the rows that aren't empty. */
  above: TableRow[];
  head: TableRow;
  rows: TableRow[];
}

/** How many cells of the first rows have to be known headings, and how far down those may be. */
const enough = 3;
const maxAbove = 20;

/** Excel copies cells with tabs. */
const separators = ['\t', ';', ',', '|'];

/**
 * Reads a table that a spreadsheet has copied or saved; null if it's empty.
 *
 * @param countKnown how many of the headings are known: the separator is the one with which most are
 */
export function readTable(
  text: string,
  countKnown: (headings: readonly string[]) => number,
): Table | null {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Excel's files can begin with the character that separates cells.
  const [said = '', own] = /^"?sep=([,;\t|])"?\n/i.exec(plain) ?? [];
  const body = plain.slice(said.length);
  const first = said === '' ? 1 : 2;
  const tables = (own === undefined ? separators : [own]).map((separator) => {
    const rows = readRows(body, separator, first);
    // Tabs can be between other separators and their cells.
    const known = rows
      .slice(0, maxAbove)
      .map(({ cells }) => countKnown(cells?.filter((cell) => !/^[,;|]|[,;|]$/.test(cell)) ?? []));
    const at = Math.max(
      known.findIndex((count) => count >= enough),
      0,
    );
    return { rows, at, known: known[at] ?? 0 };
  });
  const [{ rows, at } = { rows: [], at: 0 }] = tables.toSorted((a, b) => b.known - a.known);
  const head = rows[at];
  return head === undefined ? null : { above: rows.slice(0, at), head, rows: rows.slice(at + 1) };
}

function readRows(text: string, separator: string, first: number): TableRow[] {
  const rows: TableRow[] = [];
  let line = first;
  let start = 0;
  // Spaces between a separator and a quote are no part of the cell.
  const trimmed = text.replace(separator === '\t' ? / +(?=")/g : /(?<=[,;|])[ \t]+(?=")/g, '');
  Papa.parse<string[]>(trimmed, {
    delimiter: separator,
    newline: '\n',
    step({ data, errors, meta: { cursor } }) {
      const height = trimmed.slice(start, cursor).trimEnd().split('\n').length;
      const cells = data.map((cell) => cell.trim());
      // A quote with another meaning, such as inches, swallows the rows up to the next one.
      const width = Math.max(2, ...rows.slice(0, maxAbove).map((row) => row.cells?.length ?? 0));
      const holdsRows = cells.some(
        (cell) => cell.includes('\n') && cell.split(separator).length >= width,
      );
      if (cells.some((cell) => cell !== '')) {
        rows.push({ line, height, cells: errors.length > 0 || holdsRows ? null : cells });
      }
      line += trimmed.slice(start, cursor).split('\n').length - 1;
      start = cursor;
    },
  });
  return rows;
}

/** Writes a table. Excel reads it as UTF-8 because of the mark at its beginning. */
export function writeTable(rows: (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse(rows, { quotes: true })}\r\n`;
}
