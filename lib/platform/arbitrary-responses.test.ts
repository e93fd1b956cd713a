import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Client, createClient } from './client';
import { isRecord } from './errors';
import { failureOf, serve } from './testing';

interface Answer {
  status: number;
  type: string | null;
  body: Buffer;
}

/** Each call, and which JSON it accepts; a function can also return text. */
const calls = {
  list: { ask: ({ entities }: Client) => entities.Task.list(), accepts: Array.isArray },
  get: { ask: ({ entities }: Client) => entities.Task.get('7'), accepts: isRecord },
  stats: { ask: ({ appLogs }: Client) => appLogs.getStats(), accepts: () => true },
  function: {
    ask: async ({ functions }: Client) => (await functions.invoke('run')).data,
    accepts: () => true,
  },
};

const anything = fc.oneof(fc.string(), fc.jsonValue());
const error = fc
  .record({ message: anything, detail: anything, code: anything }, { requiredKeys: [] })
  .map((body) => JSON.stringify(body));
const body = fc.oneof(
  error,
  fc.json(),
  fc.json().map((json) => json.slice(0, -1)),
  fc.constantFrom('', ' ', '\uFEFF{}', '{"__proto__":{"message":"a"}}', '<!doctype html>', '[]{}'),
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
);
const type = fc.constantFrom(null, 'application/json', 'text/html; charset=latin1', 'json', '');
const status = fc.oneof(
  fc.integer({ min: 200, max: 599 }),
  fc.constantFrom(200, 204, 401, 422, 500),
);
const answer = fc.record<Answer>({ status, type, body: body.map((text) => Buffer.from(text)) });

interface Read {
  text: string;
  /** Undefined when the text isn't JSON. */
  json: unknown;
}

function read({ status, body }: Answer): Read {
  // These statuses never have a body, even if the server sends one.
  const text = [204, 205, 304].includes(status) ? '' : new TextDecoder().decode(body);
  try {
    return { text, json: JSON.parse(text) };
  } catch {
    return { text, json: undefined };
  }
}

function sentence(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The message is the response's `message`, else its `detail`, else a general one. */
function failure({ status }: Answer, { json = null }: Read) {
  const own = new Map<string, unknown>(isRecord(json) ? Object.entries(json) : []);
  const message =
    sentence(own.get('message')) ??
    sentence(own.get('detail')) ??
    `Request failed with status code ${status}`;
  return { message, status, code: sentence(own.get('code')) ?? null, data: json };
}

/** The value that a call resolves to; undefined when it has to reject. */
function success(call: keyof typeof calls, { type }: Answer, { text, json }: Read): unknown {
  const { accepts } = calls[call];
  const value = text === '' ? null : json;
  if (value !== undefined) return accepts(value) ? value : undefined;
  const isText = call === 'function' && type !== null && !/\bjson\b/i.test(type);
  return isText ? text : undefined;
}

// 600 requests take a while on a busy machine.
test('turns any response into its value or a PlatformError', { timeout: 60_000 }, async () => {
  let next: Answer = { status: 500, type: null, body: Buffer.from('') };
  const server = await serve((request, response) => {
    if (next.type !== null) response.setHeader('Content-Type', next.type);
    response.statusCode = next.status;
    request.resume().on('end', () => response.end(next.body));
  });
  const client = createClient({ serverUrl: server.url, appId: 'brazos' });
  const names = fc.constantFrom('list', 'get', 'stats', 'function');

  await fc.assert(
    fc.asyncProperty(answer, names, async (given, call) => {
      // Redirects are rejected. Browsers and Node handle 407 (proxy authentication) and 421 (retry on another
      // connection) themselves.
      fc.pre(![301, 302, 303, 307, 308, 407, 421].includes(given.status));
      next = given;
      const parsed = read(given);
      const value = given.status < 300 ? success(call, given, parsed) : undefined;
      if (value !== undefined) {
        expect(await calls[call].ask(client)).toEqual(value);
        return;
      }
      const { message, status, code, data } = await failureOf(calls[call].ask(client));
      if (given.status > 299) {
        expect({ message, status, code, data }).toEqual(failure(given, parsed));
      } else {
        expect([status, code, data]).toEqual([given.status, 'unexpected_answer', null]);
      }
    }),
  );
});
