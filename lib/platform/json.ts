import { invalidCall, isRecord, PlatformError } from './errors';

/**
 * The JSON of a value, if it says what the value does.
 *
 * @param name what the argument is called, for the path in the message
 * @throws PlatformError `not_sent` where JSON would change the value without notice, or can't represent it: `NaN`, an
 * invalid date, a bigint, a function, a Map, a file, an object of a class without `toJSON`, a circular reference, or
 * undefined in a list. Fields that are undefined are left out.
 */
export function toJson(value: unknown, name = 'data'): string {
  return JSON.stringify(toPlain(value, name, true));
}

/**
 * What JSON would write, as lists, plain objects, texts, numbers, booleans, and nulls.
 *
 * @param omitsUndefined whether a field that's undefined is left out, instead of refused. In a query, what's left would
 * match more records than the caller meant: `filter({ status: undefined })` would return all of them.
 * @throws PlatformError as for `toJson`
 */
export function toPlain(value: unknown, name: string, omitsUndefined = false): unknown {
  function copy(part: unknown, at: string, above: readonly unknown[]): unknown {
    if (isScalar(part)) return part;
    if (above.includes(part)) throw refused(at, 'a circular reference');
    const within = [...above, part];
    // Holes become undefined.
    if (Array.isArray(part))
      return Array.from(part, (item, i) => copy(item, `${at}[${i}]`, within));
    if (hasToJson(part)) {
      const json = part.toJSON();
      // What an invalid date becomes, in date libraries too.
      if (json === null || json === undefined) throw refused(at, `an invalid ${nameOf(part)}`);
      return copy(json, at, within);
    }
    if (!isPlainObject(part)) throw refused(at, kindOf(part));
    const fields = Object.entries(part).filter(
      ([, field]) => !(omitsUndefined && field === undefined),
    );
    return Object.fromEntries(
      fields.map(([key, field]) => [key, copy(field, `${at}.${key}`, within)]),
    );
  }
  try {
    return copy(value, name, []);
  } catch (error) {
    // A getter, or a toJSON, can throw anything.
    throw error instanceof PlatformError ? error : refused(name, 'not readable');
  }
}

/** Whether JSON writes exactly its fields: it has no class, no `toJSON`, and no field that's a symbol. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value) || hasToJson(value)) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  // Another frame's objects have another Object.prototype.
  if (prototype !== null && !Object.hasOwn(prototype, 'isPrototypeOf')) return false;
  const symbols = Object.getOwnPropertySymbols(value);
  return !symbols.some((symbol) => Object.prototype.propertyIsEnumerable.call(value, symbol));
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
}

function hasToJson(value: unknown): value is { toJSON(): unknown } {
  // Node's Buffer has one too, which writes its bytes as a list.
  return !ArrayBuffer.isView(value) && typeof Object(value).toJSON === 'function';
}

/** `NaN`, `undefined`, `a list`, `a Map`, for a message. */
export function kindOf(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Blob) return 'a file, which has to be a parameter of its own';
  if (!isRecord(value)) return `a ${typeof value}`;
  const name = nameOf(value);
  if (name === 'Object') return 'an object with inherited fields or symbols';
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;
}

function nameOf(value: object): string {
  return value.constructor?.name ?? 'Object';
}

function refused(at: string, what: string): PlatformError {
  return invalidCall(`Can't send ${at}: it's ${what}`);
}
