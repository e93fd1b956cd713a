import { parseJson } from '../api/read-json';
import { ApiError } from '../errors';
import { type EntitySchema, readRows } from './schemas';

/**
 * Reads the records of a CSV or JSON file, parsed by the schema.
 *
 * @throws ApiError 400 for a malformed file, 415 for another file type, 422 for invalid records
 */
export async function readImport(
  file: File,
  schema: EntitySchema,
): Promise<Record<string, unknown>[]> {
  const name = file.name.toLowerCase();
  const text = await file.text();
  if (name.endsWith('.json')) return readRows(parseJson(text), schema);
  if (name.endsWith('.csv')) return readRows(parseCsvRecords(text, schema), schema);
  throw new ApiError(415, 'unsupported_media_type', 'file: must be a .csv or .json file');
}

/** One object per row below the header; an empty cell means the field is absent. */
function parseCsvRecords(text: string, schema: EntitySchema): Record<string, unknown>[] {
  const [header = [], ...rows] = parseCsv(text);
  return rows.map((row) => {
    const cells = row.map((cell, column) => [header[column]?.trim() ?? '', cell] as const);
    return Object.fromEntries(
      cells
        .filter(([, cell]) => cell !== '')
        .map(([name, cell]) => [name, parseCell(cell, schema.shape[name])]),
    );
  });
}

/** The cell as text if the field accepts that, otherwise as JSON: 3, true, ["a"]. */
function parseCell(cell: string, field: EntitySchema['shape'][string] | undefined): unknown {
  if (!field || field.safeParse(cell).success) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    // Not JSON either: let the schema report what's wrong with the text.
    return cell;
  }
}

/** Parses CSV as in RFC 4180, with lines ending in CRLF or LF, and skips empty lines. */
function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [[]];
  let end = 0;
  // A quoted cell, with quotes doubled, or a plain one; then what ends it.
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy)) {
    const [cell, quoted, plain = '', separator] = match;
    end += cell.length;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (separator !== ',') rows.push([]);
  }
  if (end < text.length) {
    const line = text.slice(0, end).split('\n').length;
    const reason = 'a quoted cell isn’t closed, or there’s text next to it';
    throw new ApiError(400, 'invalid_csv', `file: line ${line}: ${reason}`);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
