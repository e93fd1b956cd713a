/** A table as RFC 4180 has it, with lines that end in CRLF or LF. */
export class CsvError extends Error {
  override name = 'CsvError';
}

/**
 * The rows of a CSV text, each the texts of its cells; empty lines are left out.
 *
 * @throws CsvError with the line where a quoted cell is not closed or goes on after its end
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let line = 1;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const endRow = () => {
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    line += 1;
  };

  while (at <= text.length) {
    if (text[at] === '"') {
      const { cell, end } = parseQuoted(text, at, line);
      row.push(cell);
      line += cell.split('\n').length - 1;
      at = end;
    } else {
      const end = endOfPlain(text, at);
      row.push(text.slice(at, end));
      at = end;
    }
    if (text.startsWith('\r\n', at)) at += 1;
    const next = text[at];
    if (next !== undefined && next !== ',' && next !== '\n') {
      throw new CsvError(`line ${line}: text after a closing quote`);
    }
    if (next !== ',') endRow();
    at += 1;
  }
  return rows;
}

function endOfPlain(text: string, from: number): number {
  let end = from;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1;
  return text[end] === '\n' && end > from && text[end - 1] === '\r' ? end - 1 : end;
}

/** @returns the cell, two quotes read as one, and the place after its end */
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
