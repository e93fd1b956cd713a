import { toJson } from './body';

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
