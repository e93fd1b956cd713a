import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isPlatformError, type PlatformError } from './errors';
import { runningPlatform, signedInClient, socketServer, watchedClient } from './testing-realtime';

const running = runningPlatform();
const ignore = () => undefined;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const logged = () => vi.mocked(console.error).mock.calls;

/** The next error that a new subscriber receives. */
function nextError({ client }: Pick<ReturnType<typeof watchedClient>, 'client'>) {
  return new Promise<PlatformError>((resolve) => client.entities.Task.subscribe(ignore, resolve));
}

test('logs an error from the platform and passes it to every subscriber', async () => {
  const watched = signedInClient(running.platform);
  const { client, waitForRoundTrip } = watched;
  const bad = new Error('a bad listener');
  client.entities.Permit.subscribe(ignore, () => {
    throw bad;
  });
  client.entities.Permit.subscribe(ignore);
  const errors = [nextError(watched), nextError(watched)];
  await waitForRoundTrip();
  const [first, second] = await Promise.all(errors);
  expect(first).toBe(second);
  expect(isPlatformError(first)).toBe(true);
  const message = 'A room name must be a string of 1 to 200 characters';
  const code = 'validation_failed';
  expect(first).toMatchObject({ message, status: null, code, data: { message, code } });
  expect(logged()).toEqual([[`Realtime: ${message}`], ['A room subscriber threw', bad]]);
});

test.each([
  [{ message: 'No', detail: 'not this', code: 'closed' }, 'No', 'closed'],
  [{ detail: 'Not this' }, 'Not this', null],
  [{ message: 'for token-of-the-user' }, 'for [token]', null],
  ['Not allowed', 'The platform reported an error', null],
  [null, 'The platform reported an error', null],
])('turns %j into a PlatformError', async (payload, message, code) => {
  const { url } = await socketServer((socket) => socket.emit('error', payload));
  const error = await nextError(watchedClient({ serverUrl: url, token: 'token-of-the-user' }));
  const data = JSON.parse(JSON.stringify(payload).replace('token-of-the-user', '[token]'));
  expect(error).toMatchObject({ message, status: null, code, data });
  expect(JSON.stringify(logged())).not.toContain('token-of-the-user');
});

describe('a failed connection', () => {
  test('to a closed port is reported each time, without the token, and retried', async () => {
    const { platform } = running;
    const errors: PlatformError[] = [];
    const { client, waitForRoundTrip, sockets } = watchedClient({
      serverUrl: platform.url,
      token: 'token-of-the-user',
    });
    await running.kill();
    client.entities.Task.subscribe(ignore, (error: PlatformError) => errors.push(error));
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), { timeout: 20_000 });
    for (const error of errors) {
      expect(error).toMatchObject({
        message: 'Could not open a realtime connection',
        status: null,
        code: 'network',
        data: null,
      });
    }
    expect(JSON.stringify([errors, logged()])).not.toContain('token-of-the-user');
    await running.restart();
    await waitForRoundTrip();
    expect(sockets).toHaveLength(1);
  });

  test('is reported when it times out', async () => {
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const held = new Set<{ destroy(): void }>();
    silent.on('connection', (socket) => held.add(socket));
    onTestFinished(async () => {
      for (const socket of held) socket.destroy();
      await new Promise((closed) => silent.close(closed));
    });
    // A server that listens on a port always has an AddressInfo.
    const { port } = silent.address() as AddressInfo;
    const timing = { connectTimeoutMs: 20, minReconnectDelayMs: 10, maxReconnectDelayMs: 50 };
    const serverUrl = `http://127.0.0.1:${port}`;
    const watched = watchedClient({ serverUrl }, { timing });
    const error = await nextError(watched);
    expect(error).toMatchObject({ status: null, code: 'timeout', data: null });
    expect(watched.latest().socket.io.opts.timeout).toBe(timing.connectTimeoutMs);
  });

  test('isn’t retried when the platform rejects it, until the next subscription or token', async () => {
    const tokens: unknown[] = [];
    const { url, server } = await socketServer(ignore);
    server.use(({ handshake: { query } }, next) => {
      tokens.push(query.token);
      const refusal = Object.assign(new Error(`No place for ${query.token}`), {
        data: { code: 'closed', message: 'other' },
      });
      next(query.token === 'good-token' ? undefined : refusal);
    });
    const watched = watchedClient({ serverUrl: url, token: 'first-token' });
    const error = await nextError(watched);
    const data = { code: 'closed', message: 'No place for [token]' };
    expect(error).toMatchObject({ ...data, status: null, data });
    expect(watched.latest().socket.active).toBe(false);
    expect((await nextError(watched)).code).toBe('closed');
    watched.client.setToken('good-token');
    const both = ['join entities:brazos:Task'];
    await vi.waitFor(() => expect(watched.latest().sent).toEqual(both), { timeout: 20_000 });
    expect(tokens).toEqual(['first-token', 'first-token', 'good-token']);
  });

  test('is reported for an app unknown to the platform', async () => {
    const { url: serverUrl } = running.platform;
    const error = await nextError(watchedClient({ serverUrl, appId: 'other' }));
    expect(error).toMatchObject({ message: 'App "other" not found', status: null, code: null });
  });

  test('isn’t retried when the platform closes it', async () => {
    const { url } = await socketServer((socket) => {
      socket.on('join', () => socket.disconnect());
    });
    const watched = watchedClient({ serverUrl: url });
    expect(await nextError(watched)).toMatchObject({
      message: 'The platform closed the realtime connection',
      code: 'network',
    });
    const { socket } = watched.latest();
    expect([socket.connected, socket.active]).toEqual([false, false]);
    await nextError(watched);
    expect(watched.sockets).toHaveLength(2);
  });

  test.each(['no address', 'ftp://x y'])(
    'is reported for %j, an invalid URL',
    async (serverUrl) => {
      expect((await nextError(watchedClient({ serverUrl }))).status).toBeNull();
    },
  );
});

describe('a message', () => {
  const data = JSON.stringify({ type: 'create', id: '1' });
  const room = 'entities:brazos:Task';
  const dropped = `Dropped a message to ${room} that is not JSON`;

  test.each([
    ['without a room', { data }, 'Dropped a realtime message without a room'],
    ['that’s null', null, 'Dropped a realtime message without a room'],
    ['with a room that isn’t a string', { room: [room], data }, 'without a room'],
    ['with data that isn’t JSON', { room, data: '{"type":' }, dropped],
    ['with data that isn’t a string', { room, data: { id: '1' } }, dropped],
    ['without data', { room }, dropped],
    ['with data that isn’t an object', { room, data: '"created"' }, dropped],
  ])('%s is dropped with a warning', async (_, message, warning) => {
    const { url } = await socketServer((socket) => {
      socket.on('join', () => {
        socket.emit('update_model', message);
        socket.emit('update_model', { room, data });
      });
    });
    const { client } = watchedClient({ serverUrl: url });
    const events: unknown[] = [];
    client.entities.Task.subscribe((event: unknown) => events.push(event));
    await vi.waitFor(() => expect(events).toEqual([JSON.parse(data)]), { timeout: 20_000 });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(warning));
  });

  test('to a room without subscribers is ignored', async () => {
    const { url } = await socketServer((socket) => {
      socket.emit('update_model', { room: 'entities:brazos:Permit', data });
      socket.emit('update_model', { room: '__proto__', data });
      socket.on('join', () => socket.emit('update_model', { room, data }));
    });
    const { client, latest } = watchedClient({ serverUrl: url });
    const events: unknown[] = [];
    client.entities.Task.subscribe((event: unknown) => events.push(event));
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 20_000 });
    expect(latest().updated).toHaveLength(3);
    expect(console.error).not.toHaveBeenCalled();
  });
});
