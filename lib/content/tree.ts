export type FieldPath = readonly PropertyKey[];

/* Reads and changes nested data, such as parsed YAML, whether it's validated or not. */

/** Visits a value and everything in it, each with its path. */
export function walk(
  value: unknown,
  path: FieldPath,
  visit: (value: unknown, path: FieldPath) => void,
): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, field] of entries) walk(field, [...path, name], visit);
}

/** The value at a path; undefined if there's none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((group, step) => {
    if (typeof group !== 'object' || group === null) return undefined;
    return Object.entries(group).find(([name]) => name === String(step))?.[1];
  }, value);
}

/** The value of a string field, or null. */
export function stringField(group: unknown, field: string): string | null {
  const value = valueAt(group, [field]);
  return typeof value === 'string' ? value : null;
}

type ChangeString = (text: string, path: FieldPath) => string;

/** The data with every string changed. */
export function mapStrings<T>(value: T, change: ChangeString, path?: FieldPath): T;
export function mapStrings(value: unknown, change: ChangeString, path: FieldPath = []): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => mapStrings(item, change, [...path, index]));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapStrings(item, change, [...path, name])]),
  );
}

/** `showcases[1].headline` */
export function formatPath(path: FieldPath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');
}
