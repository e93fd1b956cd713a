import { toJson } from './body';
import { invalidCall } from './errors';

export type Query = Record<string, unknown>;

/**
 * The query string with its question mark, or '' when it's empty. Leaves out empty values (undefined,
 * null, '', an empty list), joins lists with commas, and writes dates as ISO 8601 and other objects as JSON.
 */
export function toQueryString(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = textOf(value);
    if (text !== '') params.append(name, text);
  }
  return params.size === 0 ? '' : `?${params}`;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(',');
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? toJson(value) : String(value);
}

/**
 * Rejects a query with `undefined` anywhere inside. JSON would drop it, and what's left would match more
 * records than the caller meant: `filter({ status: undefined })` would return all of them.
 *
 * @param name what the argument is called, for the path in the message
 * @throws PlatformError `not_sent`, also for a query that JSON can't represent
 */
export function rejectUndefined(call: string, query: unknown, name = 'query'): void {
  if (query === undefined) return;
  // Also finds circular references, which would keep the search below from ending.
  toJson(query);
  const found = undefinedPath(query, name);
  if (found !== null) throw invalidCall(`${call} received undefined at ${found}`);
}

function undefinedPath(value: unknown, at: string): string | null {
  if (value === undefined) return at;
  if (typeof value !== 'object' || value === null) return null;
  const parts = Array.isArray(value)
    ? Array.from(value, (part, index) => [`${at}[${index}]`, part] as const)
    : Object.entries(value).map(([name, part]) => [`${at}.${name}`, part] as const);
  for (const [path, part] of parts) {
    const found = undefinedPath(part, path);
    if (found !== null) return found;
  }
  return null;
}
