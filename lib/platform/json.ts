import { invalidCall, isRecord, PlatformError } from './errors';

/**
 * The JSON of a value, if it says what the value does.
 *
 * @param name what the argument is called, for the path in the message
 * @param isQuery whether undefined is refused in fields too: without them, more records would match
 * @throws PlatformError `not_sent` where JSON would change the value without notice, or can't represent it: `NaN`, an
 * invalid date, a bigint, a function, a Map, a file, an object of a class without `toJSON`, a circular reference, or
 * undefined in a list. Fields that are undefined are left out.
 */
export function toJson(value: unknown, name = 'data', isQuery = false): string {
  const places = new WeakMap<object, string>();
  const refuse = (place: string, what: string) => invalidCall(`Can't send ${place}: it's ${what}`);

  function check(this: unknown, key: string, json: unknown): unknown {
    // The holder that JSON.stringify begins with isn't part of the value.
    const holder = Object(this);
    const within = places.get(holder);
    const place =
      within === undefined
        ? name
        : Array.isArray(holder)
          ? `${within}[${key}]`
          : `${within}.${key}`;
    const original: unknown = Reflect.get(holder, key);
    const isField = within !== undefined && !Array.isArray(holder);
    if (json === undefined && original === undefined && isField && !isQuery) return json;
    // What an invalid date becomes, in date libraries too.
    const isInvalid = json === null || json === undefined;
    if (isInvalid && original !== json)
      throw refuse(place, `an invalid ${nameOf(Object(original))}`);
    // Node's Buffer writes its bytes as a list.
    const part = ArrayBuffer.isView(original) ? original : json;
    if (!isScalar(part) && !isPlain(part)) throw refuse(place, kindOf(part));
    if (typeof json === 'object' && json !== null) places.set(json, place);
    return json;
  }

  try {
    return JSON.stringify(value, check);
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    // A getter, or a toJSON, can throw anything.
    throw refuse(name, 'circular or not readable');
  }
}

/**
 * The JSON of a query that decides which records are deleted or changed.
 *
 * @throws PlatformError `not_sent` for one that could match every record, except for `{}` itself
 */
export function conditionsToJson(call: string, query: unknown): string {
  if (!isPlainObject(query)) throw invalidCall(`${call} requires a query; {} matches all records`);
  const json = toJson(query, 'query', true);
  const isAll = json === '{}' && Reflect.ownKeys(query).length === 0;
  // What's checked is what's sent: fields that aren't enumerable are missing from it.
  if (isAll || !hasEmptyCondition(JSON.parse(json))) return json;
  throw invalidCall(`${call} received an empty condition; only {} matches all records`);
}

/** An empty list for `$in` matches nothing. Some servers drop a field called `__proto__`. */
function hasEmptyCondition(condition: unknown): boolean {
  if (typeof condition !== 'object' || condition === null) return false;
  const fields = Object.entries(condition);
  return (
    fields.length === 0 ||
    fields.some(([name, value]) => {
      const isNone = name === '$in' && Array.isArray(value);
      return name === '__proto__' || (!isNone && hasEmptyCondition(value));
    })
  );
}

/**
 * The query string with its question mark, or '' when it's empty. Leaves out empty values (undefined,
 * null, '', an empty list), joins lists with commas, and writes dates as ISO 8601 and other objects as JSON.
 *
 * @throws PlatformError `not_sent` for what JSON can't represent, and for undefined inside a value
 */
export function toQueryString(query: object): string {
  if (!isPlainObject(query)) throw invalidCall(`Pass options as an object, not ${kindOf(query)}`);
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const text = textOf(JSON.parse(toJson(value, name === 'q' ? 'query' : name, true)));
    if (text !== '') params.append(name, text);
  }
  return params.size === 0 ? '' : `?${params}`;
}

function textOf(value: unknown): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value) || isPlainObject(value);
}

/** Whether it has neither a class nor a `toJSON`. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value) || typeof value.toJSON === 'function') return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  // Another frame's objects have another Object.prototype.
  return prototype === null || Object.hasOwn(prototype, 'isPrototypeOf');
}

/** `NaN`, `undefined`, `a list`, `a Map`, for a message. */
export function kindOf(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Blob) return 'a file, which has to be a parameter of its own';
  if (!isRecord(value)) return `a ${typeof value}`;
  const name = nameOf(value);
  if (name === 'Object') return 'an object with inherited fields';
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;
}

function nameOf(value: object): string {
  return value.constructor?.name ?? 'Object';
}
