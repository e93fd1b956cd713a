import { describe, expect, test } from 'vitest';
import type { RequestOptions } from './http';
import { answerWith, failureOf, jsonIn, serve } from './testing';

export interface CallRow<Caller> {
  /** A call with all its arguments, the options last. */
  call(caller: Caller, options?: RequestOptions): Promise<unknown>;
  asked: string;
  body?: unknown;
  answer?: unknown;
  /** When it is something else than the answer. */
  resolves?: unknown;
}

/** What holds for every call of the client, whoever makes it. */
export function checkCalls<Caller>(
  rows: Record<string, CallRow<Caller>>,
  callerOf: (serverUrl: string) => Caller,
  token: string,
): void {
  describe.each(Object.entries(rows))('%s', (_, row) => {
    const { call, asked, body = null, answer = { fine: true } } = row;

    test('asks as agreed and resolves to what came', async () => {
      const server = await answerWith(answer);
      const expected = 'resolves' in row ? row.resolves : answer;
      expect(await call(callerOf(server.url))).toEqual(expected);
      expect(server.asked).toEqual([asked]);
      expect(jsonIn(server.last())).toEqual(body);
      expect(server.headers()).toMatchObject({
        'x-app-id': 'brazos',
        'x-origin-url': 'https://site.example/About?plan=one',
        authorization: `Bearer ${token}`,
      });
    });

    test('rejects with what the platform says', async () => {
      const refusal = { message: 'No such thing', code: 'gone' };
      const server = await answerWith(refusal, 404);
      const failure = await failureOf(call(callerOf(server.url)));
      expect(failure).toMatchObject({ ...refusal, status: 404, data: refusal });
    });

    test('can be ended, and given a time', async () => {
      const server = await answerWith(answer);
      const ended = call(callerOf(server.url), { signal: AbortSignal.abort() });
      expect((await failureOf(ended)).code).toBe('aborted');
      expect(server.asked).toEqual([]);
      const silent = await serve(() => undefined);
      const failure = await failureOf(call(callerOf(silent.url), { timeout: 1 }));
      expect(failure.code).toBe('timeout');
    });
  });
}
