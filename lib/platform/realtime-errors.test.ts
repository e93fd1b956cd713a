import { describe, expect, test, vi } from 'vitest';
import type { Client } from './client';
import type { PlatformError } from './errors';
import type { SocketLibrary } from './realtime';
import { serve } from './testing';
import { clientOf, eventually, muteConsole, realtimeServer, timing } from './testing-realtime';

const room = 'entities:brazos:Task';
const ignore = () => undefined;

muteConsole();

/** The next error that a new subscriber receives. */
const nextError = ({ entities }: Client) =>
  new Promise<PlatformError>((resolve) => entities.Task.subscribe(ignore, resolve));

const logged = () => JSON.stringify(vi.mocked(console.error).mock.calls);

describe('an error', () => {
  test.each([
    [{ message: 'No', detail: 'not this', code: 'closed' }, 'No', 'closed'],
    [{ message: 'for token-of-the-user' }, 'for [token]', null],
    ['Not allowed', 'The platform reported an error', null],
    [null, 'The platform reported an error', null],
  ])('from the platform like %j becomes a PlatformError', async (payload, message, code) => {
    const { url } = await realtimeServer((socket) => socket.emit('error', payload));
    const error = await nextError(clientOf(url, { token: 'token-of-the-user' }));
    const data = JSON.parse(JSON.stringify(payload).replace('token-of-the-user', '[token]'));
    expect(error).toMatchObject({ message, status: null, code, data });
    expect(logged()).not.toContain('token-of-the-user');
  });

  test('of a connection that can’t be opened is reported each time, without the token', async () => {
    const errors: PlatformError[] = [];
    // Only the system can open this port.
    const { entities } = clientOf('http://127.0.0.1:1', { token: 'token-of-the-user' });
    entities.Task.subscribe(ignore, (error: PlatformError) => errors.push(error));
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), { timeout: 20_000 });
    const message = 'Could not open a realtime connection';
    expect(errors[1]).toMatchObject({ message, status: null, code: 'network', data: null });
    expect(JSON.stringify(errors) + logged()).not.toContain('token-of-the-user');
  });

  test('is reported when the connection times out', async () => {
    const { url } = await serve(() => undefined);
    const hasty = { timing: { ...timing, connectTimeoutMs: 20 } };
    const error = await nextError(clientOf(url, {}, hasty));
    expect(error).toMatchObject({ status: null, code: 'timeout', data: null });
  });

  test('of a rejected connection has the platform’s reason; only a new token connects again', async () => {
    const { url, server, received } = await realtimeServer();
    const tokens: unknown[] = [];
    server.use(({ handshake: { query } }, next) => {
      tokens.push(query.token);
      const refusal = Object.assign(new Error(`No place for ${query.token}`), {
        data: { code: 'closed', message: 'other' },
      });
      next(query.token === 'good-token' ? undefined : refusal);
    });
    const client = clientOf(url, { token: 'first-token' });
    const data = { code: 'closed', message: 'No place for [token]' };
    expect(await nextError(client)).toMatchObject({ ...data, status: null, data });
    client.setToken('good-token');
    await eventually(() => received, [`join ${room}`]);
    expect(tokens).toEqual(['first-token', 'good-token']);
  });

  test('is reported when the platform keeps closing the connection, which a new subscription opens again', async () => {
    const { url, connections } = await realtimeServer((socket) => {
      socket.on('join', () => socket.disconnect());
    });
    const brief = { timing: { ...timing, minReconnectDelayMs: 1, maxReconnectDelayMs: 5000 } };
    const client = clientOf(url, {}, brief);
    const message = 'The platform keeps closing the realtime connection';
    expect(await nextError(client)).toMatchObject({ message, code: 'network' });
    expect(connections).toHaveLength(9);
    expect((await nextError(client)).code).toBe('network');
    expect(connections).toHaveLength(18);
  });

  test('is reported for an invalid URL', async () => {
    for (const serverUrl of ['no address', 'ftp://x y']) {
      expect((await nextError(clientOf(serverUrl))).status).toBeNull();
    }
  });
});

describe('the library', () => {
  test.each([
    ['can’t be loaded', () => Promise.reject(new Error('chunk missing'))],
    // A failure mode that the types don't cover: a host that answers a missing file with a page.
    ['isn’t the library', () => Promise.resolve({} as SocketLibrary)],
  ])('is loaded again by the next subscription when it %s', async (_, missing) => {
    const load = vi
      .fn((): Promise<SocketLibrary> => import('socket.io-client'))
      .mockImplementationOnce(missing);
    const { url, received } = await realtimeServer();
    const client = clientOf(url, {}, { load });
    const message = 'Could not load the realtime module';
    expect(await nextError(client)).toMatchObject({ message, status: null, code: 'network' });
    client.entities.Task.subscribe(ignore);
    await eventually(() => received, [`join ${room}`]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('opens nothing and reports nothing when it loads, or fails to, after the last subscriber', async () => {
    const onError = vi.fn();
    const opened = vi.fn();
    const libraries = [
      () => Promise.resolve({ io: opened }),
      () => Promise.reject(new Error('chunk missing')),
    ];
    for (const load of libraries) {
      const client = clientOf('http://127.0.0.1:1', {}, { load });
      client.entities.Task.subscribe(ignore, onError);
      client.cleanup();
    }
    await new Promise((done) => setImmediate(done));
    expect([opened.mock.calls, onError.mock.calls, logged()]).toEqual([[], [], '[]']);
  });

  test('isn’t loaded without subscriptions', () => {
    const load = vi.fn<() => Promise<SocketLibrary>>();
    const client = clientOf('http://127.0.0.1:1', {}, { load });
    client.setToken('of another user');
    client.cleanup();
    expect(load).not.toHaveBeenCalled();
  });
});
