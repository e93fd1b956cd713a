export class CsvError extends Error {
  override name = 'CsvError';
}

/**
 * Parses CSV as in RFC 4180, with lines ending in CRLF or LF, and skips empty lines.
 *
 * @throws CsvError with the line where a quoted cell isn't closed or is followed by text
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let line = 1;
  let position = text.startsWith('\uFEFF') ? 1 : 0;
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    line += 1;
  };

  while (position <= text.length) {
    if (text[position] === '"') {
      const { cell, end } = parseQuoted(text, position, line);
      row.push(cell);
      line += cell.split('\n').length - 1;
      position = end;
    } else {
      const end = endOfPlain(text, position);
      row.push(text.slice(position, end));
      position = end;
    }
    if (text.startsWith('\r\n', position)) position += 1;
    const next = text[position];
    if (next !== undefined && next !== ',' && next !== '\n') {
      throw new CsvError(`line ${line}: text after a closing quote`);
    }
    if (next !== ',') endRow();
    position += 1;
  }
  return rows;
}

function endOfPlain(text: string, from: number): number {
  let end = from;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1;
  return text[end] === '\n' && end > from && text[end - 1] === '\r' ? end - 1 : end;
}

/** @returns the cell with doubled quotes unescaped, and the position after it */
function parseQuoted(text: string, from: number, line: number): { cell: string; end: number } {
  let end = from + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) throw new CsvError(`line ${line}: a quoted cell is not closed`);
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  return { cell: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
}
