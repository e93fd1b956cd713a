import { describe, expect, test } from 'vitest';
import type { RequestOptions } from './http';
import { failureOf, jsonIn, respondWith, serve } from './testing';

export interface CallRow<Caller> {
  /** A call with all its arguments, the options last. */
  call(caller: Caller, options?: RequestOptions): Promise<unknown>;
  request: string;
  body?: unknown;
  response?: unknown;
  /** If it differs from the response. */
  resolves?: unknown;
}

/** Checks that apply to every call of the client, as a user or as the service. */
export function checkCalls<Caller>(
  rows: Record<string, CallRow<Caller>>,
  callerOf: (serverUrl: string) => Caller,
  token: string,
): void {
  describe.each(Object.entries(rows))('%s', (_, row) => {
    const { call, request, body = null, response = { fine: true } } = row;

    test('sends the documented request and resolves to the response', async () => {
      const server = await respondWith(response);
      const expected = 'resolves' in row ? row.resolves : response;
      expect(await call(callerOf(server.url))).toEqual(expected);
      expect(server.requests).toEqual([request]);
      expect(jsonIn(server.last())).toEqual(body);
      expect(server.headers()).toMatchObject({
        'x-app-id': 'brazos',
        'x-origin-url': 'https://site.example/About?plan=one',
        authorization: `Bearer ${token}`,
      });
    });

    test('rejects with the platform’s error', async () => {
      const refusal = { message: 'No such thing', code: 'gone' };
      const server = await respondWith(refusal, 404);
      const failure = await failureOf(call(callerOf(server.url)));
      expect(failure).toMatchObject({ ...refusal, status: 404, data: refusal });
    });

    test('accepts a signal and a timeout', async () => {
      const server = await respondWith(response);
      const ended = call(callerOf(server.url), { signal: AbortSignal.abort() });
      expect((await failureOf(ended)).code).toBe('aborted');
      expect(server.requests).toEqual([]);
      const silent = await serve(() => undefined);
      const failure = await failureOf(call(callerOf(silent.url), { timeout: 1 }));
      expect(failure.code).toBe('timeout');
    });
  });
}
