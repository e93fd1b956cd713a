import fc from 'fast-check';
import type { call } from '../testing';

export type CallOptions = Parameters<typeof call>[2];

export const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' };

const knownKey = fc.constantFrom(
  'title',
  'email',
  'user_email',
  'role',
  'status',
  'prompt',
  'content',
);
const unusualKey = fc.constantFrom(
  'agent_name',
  '$or',
  '$in',
  'id',
  '__proto__',
  'to',
  'tags',
  'a.b',
);
const key = fc.oneof(
  knownKey,
  unusualKey,
  fc.constantFrom('response_json_schema', 'new_password', 'file'),
);
export const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('a@b.example', '\u0000', '\ud800', 1e308, -0),
);
export const anyObject = fc.dictionary(key, anyValue, { maxKeys: 5 });
const json = fc.oneof(anyObject, fc.array(anyObject, { maxLength: 3 }), anyValue);
const name = fc.constantFrom('a.csv', 'a.json', 'a.txt', '', '\\"\u0001', 'ä');
const content = fc.oneof(
  fc.string(),
  json.map((value) => JSON.stringify(value)),
  fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'title', '1') }),
);
const form = fc.tuple(key, name, content).map(([field, name, content]) => {
  const disposition = `Content-Disposition: form-data; name="${field}"; filename="${name}"`;
  return `--b\r\n${disposition}\r\n\r\n${content}\r\n--b--\r\n`;
});
/** JSON or a form, which may be malformed. */
export const anyBody = fc.oneof(
  json.map((json): CallOptions => ({ json })),
  form.map((body): CallOptions => ({ headers: multipart, body })),
  fc.string().map((body): CallOptions => ({ headers: multipart, body })),
);
const parameter = fc.tuple(
  fc.constantFrom(
    ...['q', 'sort', 'sort_by', 'limit', 'skip', 'fields', 'fields[]', 'cursor', 'distinct'],
    ...['q[title]', 'q[$or][0][a.b]', 'q[a][$in][]', 'q[__proto__][x]', 'q[][]', 'q[$and]'],
  ),
  fc.oneof(
    anyObject.map((value) => JSON.stringify(value)),
    fc.string(),
    fc.constantFrom('-1', '1e9', 'title', '-title', '__proto__', ','),
  ),
);
export const anyQuery = fc
  .array(parameter, { maxLength: 3 })
  .map((pairs) => new URLSearchParams(pairs));
