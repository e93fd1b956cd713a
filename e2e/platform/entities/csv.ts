export class CsvError extends Error {
  override name = 'CsvError';
}

// A quoted cell, with quotes doubled, or a plain one; then what ends it.
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Parses CSV as in RFC 4180, with lines ending in CRLF or LF, and skips empty lines. @throws CsvError */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  cellPattern.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (cellPattern.lastIndex <= text.length) {
    const start = cellPattern.lastIndex;
    const match = cellPattern.exec(text);
    if (!match) {
      const line = text.slice(0, start).split('\n').length;
      throw new CsvError(`line ${line}: a quoted cell isn’t closed, or there’s text next to it`);
    }
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
