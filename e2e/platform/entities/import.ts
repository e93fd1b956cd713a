import { parseJson } from '../api/read-json';
import { type EntitySchema, readRows } from './schemas';

/**
 * Reads the records of a CSV or JSON file, parsed by the schema.
 *
 * @throws ApiError 400 for malformed JSON, 422 for invalid records
 */
export async function readImport(
  file: File,
  schema: EntitySchema,
): Promise<Record<string, unknown>[]> {
  const text = await file.text();
  const isCsv = file.name.toLowerCase().endsWith('.csv');
  return readRows(isCsv ? parseCsv(text, schema) : parseJson(text), schema);
}

/** One object per line below the header; an empty cell means the field is absent. No cell has more than one line. */
function parseCsv(text: string, { shape }: EntitySchema): Record<string, unknown>[] {
  const [header = [], ...rows] = text.trim().split(/\r?\n/).map(cellsOf);
  return rows.map((row) =>
    Object.fromEntries(
      header.flatMap((name, column) => {
        const cell = row[column] ?? '';
        return cell === '' ? [] : [[name, parseCell(cell, shape[name])]];
      }),
    ),
  );
}

/** Plain cells, and quoted ones, in which quotes are doubled. */
function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
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
