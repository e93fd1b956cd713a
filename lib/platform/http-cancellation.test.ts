import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { failureOf, httpOf, json, serve } from './testing';

describe('timeout', () => {
  test('ends a call without a response and doesn’t retry it', async () => {
    const server = await serve(() => undefined);
    const call = httpOf(server.url).get('a', { timeout: 500, retry: { limit: 1 } });
    expect(await failureOf(call)).toMatchObject({ status: null, code: 'timeout', data: null });
    expect(server.requests).toHaveLength(1);
  });

  test('covers both attempts', async () => {
    const server = await serve((_, response, count) => {
      if (count === 1) json(response, {}, 500);
    });
    const call = httpOf(server.url).get('a', { timeout: 2000, retry: { limit: 1 } });
    expect((await failureOf(call)).code).toBe('timeout');
    expect(server.requests).toHaveLength(2);
  });
});

describe('abort', () => {
  test('before the call sends nothing and doesn’t call onError', async () => {
    const server = await serve((_, response) => json(response, {}));
    const onError = vi.fn();
    const call = httpOf(server.url, { onError }).get('a', {
      signal: AbortSignal.abort(),
      retry: { limit: 1 },
    });
    expect(await failureOf(call)).toMatchObject({ status: null, code: 'aborted' });
    expect(server.requests).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([
    ['waiting for the response', () => undefined],
    ['reading it', (response: { write(text: string): void }) => response.write('[')],
    [
      'waiting for a retry',
      (response: Parameters<typeof json>[0]) => {
        response.setHeader('Retry-After', '2');
        json(response, {}, 503);
      },
    ],
  ])('rejects with `aborted` while %s', async (_, answer) => {
    const controller = new AbortController();
    const server = await serve((_, response) => {
      answer(response);
      setTimeout(() => controller.abort(), 20);
    });
    const call = httpOf(server.url).get('a', {
      signal: controller.signal,
      timeout: 5000,
      retry: { limit: 1 },
    });
    expect((await failureOf(call)).code).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });

  test('after the call does nothing', async () => {
    const controller = new AbortController();
    const server = await serve((_, response) => json(response, 'ok'));
    const answer = await httpOf(server.url).get('a', { signal: controller.signal });
    // A signal can outlive many calls, so none may leave a listener on it.
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    controller.abort();
    expect(answer.data).toBe('ok');
  });
});

describe('onError', () => {
  test('is called with each failure, whatever its code', async () => {
    const code = 'not_sent';
    const onError = vi.fn();
    const server = await serve((_, response) => json(response, { message: 'no', code }, 404));
    const failure = await failureOf(httpOf(server.url, { onError }).get('a'));
    expect(onError.mock.calls).toEqual([[failure]]);
  });

  test('doesn’t replace the failure when it throws', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const server = await serve((_, response) => json(response, { message: 'no' }, 404));
    const onError = () => {
      throw new Error('a bad listener');
    };
    expect((await failureOf(httpOf(server.url, { onError }).get('a'))).message).toBe('no');
    expect(consoleError).toHaveBeenCalledOnce();
    consoleError.mockRestore();
  });
});
