/** A record, and the number of the line that it begins on. */
export interface CsvRecord {
  line: number;
  fields: string[];
}

/**
 * Reads comma-separated values (RFC 4180), or those that spreadsheets copy or save with tabs or semicolons; the first line
 * decides. Empty lines don't count.
 *
 * @returns null if a quoted field isn't closed
 */
export function readCsv(text: string): CsvRecord[] | null {
  // Excel's files may begin with a mark, and say which character separates fields.
  const [marks = '', said] = /^\uFEFF?(?:sep=([,;\t|])\r?\n)?/i.exec(text) ?? [];
  const source = text.slice(marks.length);
  const first = source
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/, 1)
    .join('');
  const separator = said ?? ['\t', ';'].find((each) => first.includes(each)) ?? ',';
  // A field, quoted or not, and what ends it. A quote within an unquoted field is an ordinary character.
  const pattern = new RegExp(
    `(?:"((?:[^"]|"")*)"[ \\t]*|([^${separator}\\r\\n]*))([${separator}]|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const records: CsvRecord[] = [];
  let line = marks.includes('\n') ? 2 : 1;
  let record: CsvRecord = { line, fields: [] };
  while (pattern.lastIndex < source.length || record.fields.length > 0) {
    const isQuoted = source[pattern.lastIndex] === '"';
    const found = pattern.exec(source);
    if (found === null || (isQuoted && found[1] === undefined)) return null;
    const [, quoted, plain = '', end = ''] = found;
    record.fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += quoted?.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === separator) continue;
    if (record.fields.some((field) => field !== '')) records.push(record);
    line += 1;
    record = { line, fields: [] };
    if (end === '') break;
  }
  return records;
}

/** Writes records so that no spreadsheet takes a field for a formula. */
export function writeCsv(records: readonly (readonly string[])[]): string {
  const lines = records.map((fields) =>
    fields.map((field) => `"${neutralize(field).replaceAll('"', '""')}"`).join(','),
  );
  return `${lines.join('\r\n')}\r\n`;
}

/** Spreadsheets run what begins with these characters, wide ones too and some of them after spaces, and hide an apostrophe before them. */
function neutralize(field: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(field) ? `'${field}` : field;
}
