import { invalidCall } from './errors';
import { isPlainObject, kindOf, toPlain } from './json';

export type Query = Record<string, unknown>;

/**
 * The query string with its question mark, or '' when it's empty. Leaves out empty values (undefined,
 * null, '', an empty list), joins lists with commas, and writes dates as ISO 8601 and other objects as JSON.
 *
 * @throws PlatformError `not_sent` for what JSON can't represent, and for undefined inside a value
 */
export function toQueryString(query: object): string {
  requireOptions(query);
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = value === undefined ? '' : textOf(toPlain(value, name === 'q' ? 'query' : name));
    if (text !== '') params.append(name, text);
  }
  return params.size === 0 ? '' : `?${params}`;
}

/** @throws PlatformError `not_sent` unless it's a plain object: a Map would have no options. */
export function requireOptions(options: object): asserts options is Query {
  if (!isPlainObject(options))
    throw invalidCall(`Pass options as an object, not ${kindOf(options)}`);
}

function textOf(value: unknown): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
