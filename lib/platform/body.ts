import { invalidCall } from './errors';
import { isPlainObject, kindOf, toJson } from './json';

/**
 * The body of a call with named parameters: the FormData passed in, or a new one if a parameter is a
 * file, otherwise JSON. A new form has strings and files as they are, and everything
 * else as JSON.
 *
 * @throws PlatformError `not_sent` when the parameters aren't named, or as for `toJson`
 */
export function paramsToBody(callee: string, params: unknown): FormData | string {
  if (params === undefined || params === null) return '{}';
  if (params instanceof FormData) return params;
  requireNamedParams(callee, params);
  return Object.values(params).some(isFile) ? formOf(params) : toJson(params, 'params');
}

/** @throws PlatformError `not_sent` unless the parameters are a plain object. */
export function requireNamedParams(
  callee: string,
  params: unknown,
): asserts params is Record<string, unknown> {
  if (isPlainObject(params)) return;
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
    // As in JSON.
    if (value === undefined) continue;
    if (isFile(value)) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : toJson(value, `params.${name}`));
  }
  return form;
}
