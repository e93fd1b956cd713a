import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { FieldPath } from '../parse-yaml';
import { walk } from '../references';

/** A YAML file of the site's content. */
interface ParsedFile {
  file: string;
  source: string;
  value: unknown;
}

export function contentYaml(): ParsedFile[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const source = readFileSync(join('content', file), 'utf8');
      return { file, source, value: parseDocument(source).toJS() };
    });
}

/** Paths of the values that match, in the order of the file. */
export function pathsOf(value: unknown, matches: (value: unknown) => boolean): FieldPath[] {
  const found: FieldPath[] = [];
  walk(value, [], (item, path) => {
    if (matches(item)) found.push(path);
  });
  return found;
}

/** A copy of a value in which the part at a path is changed. */
export function changedAt(
  value: unknown,
  path: FieldPath,
  change: (part: unknown) => unknown,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? changedAt(item, rest, change) : item));
  }
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, item]) => [
      name,
      name === step ? changedAt(item, rest, change) : item,
    ]),
  );
}
