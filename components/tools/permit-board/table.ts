import Papa from 'papaparse';

interface TableRow {
  /** The number of the line that it begins on. */
  line: number;
  /** How many lines it has: a quoted cell can have several. */
  height: number;
  /** Null if a quote that begins a cell isn't closed. */
  cells: string[] | null;
}

export interface Table {
  /** The headings, then the rows that aren't empty. */
  head: TableRow;
  rows: TableRow[];
}

/** What a reader has to know about what's in the table. */
interface TableSubject {
  /** How many of the headings are known. The separator is the one with which most are. */
  countKnown: (headings: readonly string[]) => number;
  /** Whether only a cell of its own has this text, such as a time. */
  isCell: (text: string) => boolean;
}

/** Excel copies cells with tabs. */
const separators = ['\t', ';', ',', '|'];
/** Of a quoted cell. */
const maxLines = 30;

/** Reads a table that a spreadsheet has copied or saved; null if it's empty. */
export function readTable(text: string, { countKnown, isCell }: TableSubject): Table | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  // Excel's files can begin with the character that separates cells.
  const [, said] = /^"?sep=([,;\t|])"?$/i.exec(lines[0] ?? '') ?? [];
  const start = said === undefined ? 0 : 1;
  const heads = (said === undefined ? separators : [said]).flatMap((separator) => {
    const [head] = readRows(lines, start, separator, () => false);
    // Tabs can be between other separators and their cells.
    const headings = head?.cells?.filter((cell) => !/^[,;|]|[,;|]$/.test(cell)) ?? [];
    return head === undefined ? [] : [{ head, separator, known: countKnown(headings) }];
  });
  const [best] = heads.toSorted((a, b) => b.known - a.known);
  if (best === undefined) return null;
  const { head, separator } = best;
  const width = head.cells?.length ?? 0;
  const holdsRows = (cells: readonly string[]) =>
    cells.length > width ||
    cells.some((cell) => {
      const parts = cell.split(separator).flatMap((part) => part.split('\n'));
      return parts.length > width && parts.some((part) => isCell(part.trim()));
    });
  return { head, rows: [...readRows(lines, head.line - 1 + head.height, separator, holdsRows)] };
}

/** @param holdsRows whether what's between quotes looks like rows, because one of the quotes has another meaning */
function* readRows(
  lines: readonly string[],
  start: number,
  separator: string,
  holdsRows: (cells: readonly string[]) => boolean,
): Generator<TableRow> {
  for (let index = start; index < lines.length; ) {
    const { height, ...row } = readRow(lines.slice(index, index + maxLines), separator, holdsRows);
    const cells = row.cells?.map((cell) => cell.trim()) ?? null;
    if (cells?.some((cell) => cell !== '') !== false) yield { line: index + 1, height, cells };
    index += height;
  }
}

/** The row that begins on the first of these lines. */
function readRow(
  lines: readonly string[],
  separator: string,
  holdsRows: (cells: readonly string[]) => boolean,
): Omit<TableRow, 'line'> {
  for (let height = 1; height <= lines.length; height += 1) {
    const cells = readCells(lines.slice(0, height).join('\n'), separator);
    if (cells !== null && (height === 1 || !holdsRows(cells))) return { height, cells };
    if (cells !== null) break;
  }
  // Excel doesn't quote a copied cell because of a quote in it.
  return { height: 1, cells: separator === '\t' ? splitAt(lines[0] ?? '', separator) : null };
}

/** Null if a quote that begins a cell isn't closed, or text follows it. */
function readCells(text: string, separator: string): string[] | null {
  const padding = separator === '\t' ? /(?<=^|\t) +(?=")/g : /(?<=^|[,;|])[ \t]+(?=")/g;
  const { data, errors } = Papa.parse<string[]>(text.replace(padding, ''), {
    delimiter: separator,
    newline: '\n',
  });
  return errors.length === 0 ? (data[0] ?? []) : null;
}

/** Quotes are ordinary characters, except around a whole cell. */
function splitAt(line: string, separator: string): string[] {
  return line.split(separator).map((cell) => cell.replace(/^ *"(.*)" *$/, '$1'));
}

/** Writes a table. Excel reads it as UTF-8 because of the mark at its beginning. */
export function writeTable(rows: (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse(rows, { quotes: true })}\r\n`;
}
