import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failureOf, httpOf, json, serve } from './testing';

const retry = { limit: 1 };

test('a timeout covers both attempts and isn’t retried', async () => {
  const server = await serve((_, response, count) => {
    if (count === 1) json(response, {}, 500);
  });
  const onError = vi.fn();
  const failure = await failureOf(
    httpOf(server.url, { onError }).get('a', { timeout: 2000, retry }),
  );
  expect(failure).toMatchObject({ status: null, code: 'timeout', data: null });
  expect(server.requests).toHaveLength(2);
  expect(onError.mock.calls).toEqual([[failure]]);
});

test.each([NaN, -1, -Infinity, 30 * 24 * 3600 * 1000, null, '4000'])(
  'a timeout of %s, which would end at once, is refused before sending',
  async (timeout) => {
    const server = await serve((_, response) => json(response, {}));
    // For untyped callers.
    const options = { timeout: timeout as number };
    const failure = await failureOf(httpOf(server.url).get('a', options));
    expect(failure.code).toBe('not_sent');
    expect(failure.message).toContain(String(timeout));
    expect(server.requests).toEqual([]);
  },
);

test.each([Infinity, 2 ** 31 - 1])(
  'a call with a timeout of %s waits for a slow response',
  async (timeout) => {
    const server = await serve((_, response) => void setTimeout(() => json(response, 'late'), 20));
    expect((await httpOf(server.url).get('a', { timeout })).data).toBe('late');
  },
);

test('a caller’s signal that times out rejects with `timeout`, like the option', async () => {
  const server = await serve(() => undefined);
  const onError = vi.fn();
  const failure = await failureOf(
    httpOf(server.url, { onError }).get('a', { signal: AbortSignal.timeout(50) }),
  );
  expect(failure.code).toBe('timeout');
  expect(onError.mock.calls).toEqual([[failure]]);
});

test('an abort before the call sends nothing and doesn’t call onError', async () => {
  const server = await serve((_, response) => json(response, {}));
  const onError = vi.fn();
  const call = httpOf(server.url, { onError }).get('a', { signal: AbortSignal.abort(), retry });
  expect(await failureOf(call)).toMatchObject({ status: null, code: 'aborted' });
  expect(server.requests).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});

test.each([
  ['waiting for the response', () => undefined],
  ['reading it', (response: ServerResponse) => response.write('[')],
  [
    'waiting for a retry',
    (response: ServerResponse) => {
      response.setHeader('Retry-After', '2');
      json(response, {}, 503);
    },
  ],
])('an abort while %s rejects with `aborted`', async (_, answer) => {
  const controller = new AbortController();
  const server = await serve((_, response) => {
    answer(response);
    setTimeout(() => controller.abort(), 20);
  });
  const options = { signal: controller.signal, timeout: 5000, retry };
  expect((await failureOf(httpOf(server.url).get('a', options))).code).toBe('aborted');
  expect(server.requests).toHaveLength(1);
});

test('a call leaves no listener and no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { signal } = new AbortController();
  const server = await serve((_, response) => json(response, 'ok'));
  const answer = await httpOf(server.url).get('a', { signal, timeout: 4000 });
  expect(answer.data).toBe('ok');
  // A signal can outlive many calls.
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('onError is called with each failure, whatever its code', async () => {
  const code = 'not_sent';
  const onError = vi.fn();
  const server = await serve((_, response) => json(response, { message: 'no', code }, 404));
  const failure = await failureOf(httpOf(server.url, { onError }).get('a'));
  expect(onError.mock.calls).toEqual([[failure]]);
});

test('an onError that throws doesn’t replace the failure', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const server = await serve((_, response) => json(response, { message: 'no' }, 404));
  const onError = () => {
    throw new Error('a bad listener');
  };
  expect((await failureOf(httpOf(server.url, { onError }).get('a'))).message).toBe('no');
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockRestore();
});
