import { parseJson } from '../api/read-json';
import { ApiError } from '../errors';
import { CsvError, parseCsv } from './csv';
import { invalid } from './query';
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
  const [header = [], ...rows] = parseCsvRows(text);
  return rows.map((row, index) => {
    if (row.length > header.length) throw invalid(String(index), 'has more cells than the header');
    const cells = row.map((cell, column): [string, string] => [header[column]?.trim() ?? '', cell]);
    return Object.fromEntries(
      cells
        .filter(([, cell]) => cell !== '')
        .map(([name, cell]) => [name, parseCell(name, cell, schema)]),
    );
  });
}

/** The cell as text if the schema accepts that, otherwise as JSON: 3, true, ["a"]. */
function parseCell(name: string, cell: string, schema: EntitySchema): unknown {
  const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
  if (!field || field.safeParse(cell).success) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    // Not JSON either: let the schema report what's wrong with the text.
    return cell;
  }
}

function parseCsvRows(text: string): string[][] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ApiError(400, 'invalid_csv', `file: ${error.message}`);
  }
}
