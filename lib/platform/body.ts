import { invalidCall, isRecord, PlatformError } from './errors';

/**
 * @throws PlatformError `not_sent` for values that JSON can't represent: a file (it would become `{}`),
 * a bigint, or a circular reference.
 */
export function toJson(value: unknown): string {
  try {
    const text: string | undefined = JSON.stringify(value, (name, part: unknown) => {
      if (!isFile(part) && !(part instanceof FormData)) return part;
      throw refused(`"${name}" is a file; pass it as a parameter of its own or upload it first`);
    });
    if (text !== undefined) return text;
  } catch (error) {
    throw error instanceof PlatformError
      ? error
      : refused('it contains a bigint or a circular reference');
  }
  throw refused('it has no JSON value');
}

/**
 * The body of a call with named parameters: the FormData passed in, or a new one if a parameter is a
 * file, otherwise JSON. A new form has strings and files as they are, and everything
 * else as JSON.
 *
 * @throws PlatformError `not_sent` when the parameters aren't named.
 */
export function paramsToBody(callee: string, params: unknown): FormData | string {
  if (params === undefined || params === null) return '{}';
  if (params instanceof FormData) return params;
  requireNamedParams(callee, params);
  return Object.values(params).some(isFile) ? formOf(params) : toJson(params);
}

/** @throws PlatformError `not_sent` unless the parameters are an object. */
export function requireNamedParams(
  callee: string,
  params: unknown,
): asserts params is Record<string, unknown> {
  if (isRecord(params)) return;
  const received = typeof params === 'string' ? params : kindOf(params);
  throw invalidCall(
    `${callee} must receive an object with named parameters, received: ${received}`,
  );
}

export function isFile(value: unknown): value is Blob {
  return value instanceof Blob;
}

function formOf(params: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params)) {
    // JSON leaves these out too.
    if (['undefined', 'function', 'symbol'].includes(typeof value)) continue;
    if (isFile(value)) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : toJson(value));
  }
  return form;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : typeof value;
}

function refused(why: string): PlatformError {
  return invalidCall(`The data cannot be sent as JSON: ${why}`);
}
