import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isPlatformError, type PlatformError } from './errors';
import type { SocketLibrary } from './realtime';
import {
  otherUser,
  runningPlatform,
  signedInClient,
  socketServer,
  watchedClient,
} from './testing-realtime';

const running = runningPlatform();
const ignore = () => undefined;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const logged = () => vi.mocked(console.error).mock.calls;

/** The next error that a subscriber of the client is told of. */
function nextError({ client }: Pick<ReturnType<typeof watchedClient>, 'client'>) {
  return new Promise<PlatformError>((told) => client.entities.Task.subscribe(ignore, told));
}

test('what the platform tells goes to the log and to every subscriber', async () => {
  const watched = signedInClient(running.platform);
  const { client, settled } = watched;
  const bad = new Error('a bad listener');
  client.entities.Permit.subscribe(ignore, () => {
    throw bad;
  });
  client.entities.Permit.subscribe(ignore);
  const told = [nextError(watched), nextError(watched)];
  await settled();
  const [first, second] = await Promise.all(told);
  expect(first).toBe(second);
  expect(isPlatformError(first)).toBe(true);
  const message = "A room's name must be a text of 1 to 200 characters";
  const code = 'validation_failed';
  expect(first).toMatchObject({ message, status: null, code, data: { message, code } });
  expect(logged()).toEqual([[`Realtime: ${message}`], ['A subscriber of a room threw', bad]]);
});

test.each([
  [{ message: 'No', detail: 'not this', code: 'closed' }, 'No', 'closed'],
  [{ detail: 'Not this' }, 'Not this', null],
  [{ message: 'for token-of-the-user' }, 'for [token]', null],
  ['Not allowed', 'The platform has reported an error', null],
  [null, 'The platform has reported an error', null],
])('the error %j', async (told, message, code) => {
  const { url } = await socketServer((socket) => socket.emit('error', told));
  const error = await nextError(watchedClient({ serverUrl: url, token: 'token-of-the-user' }));
  const data = JSON.parse(JSON.stringify(told).replace('token-of-the-user', '[token]'));
  expect(error).toMatchObject({ message, status: null, code, data });
  expect(JSON.stringify(logged())).not.toContain('token-of-the-user');
});

describe('no connection', () => {
  test('since nobody listens: told each time, without the token, and tried again', async () => {
    const { platform } = running;
    const errors: PlatformError[] = [];
    const { client, settled, sockets } = watchedClient({
      serverUrl: platform.url,
      token: 'token-of-the-user',
    });
    await running.kill();
    client.entities.Task.subscribe(ignore, (error: PlatformError) => errors.push(error));
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), { timeout: 20_000 });
    for (const error of errors) {
      expect(error).toMatchObject({
        message: 'The platform could not be reached for realtime',
        status: null,
        code: 'network',
        data: null,
      });
    }
    expect(JSON.stringify([errors, logged()])).not.toContain('token-of-the-user');
    await running.restart();
    await settled();
    expect(sockets).toHaveLength(1);
  });

  test('since nobody answers in time', async () => {
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const held = new Set<{ destroy(): void }>();
    silent.on('connection', (socket) => held.add(socket));
    onTestFinished(async () => {
      for (const socket of held) socket.destroy();
      await new Promise((closed) => silent.close(closed));
    });
    // A server that listens on a port has an address of this kind.
    const { port } = silent.address() as AddressInfo;
    const timing = { attempt: 20, shortestWait: 10, longestWait: 50 };
    const serverUrl = `http://127.0.0.1:${port}`;
    const watched = watchedClient({ serverUrl }, { timing });
    const error = await nextError(watched);
    expect(error).toMatchObject({ status: null, code: 'timeout', data: null });
    expect(watched.latest().socket.io.opts.timeout).toBe(timing.attempt);
  });

  test('since the platform refuses it: final, until the next subscription or token', async () => {
    const asked: unknown[] = [];
    const { url, server } = await socketServer(ignore);
    server.use(({ handshake: { query } }, next) => {
      asked.push(query.token);
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
    expect(asked).toEqual(['first-token', 'first-token', 'good-token']);
  });

  test('for an app that the platform does not know', async () => {
    const { url: serverUrl } = running.platform;
    const error = await nextError(watchedClient({ serverUrl, appId: 'other' }));
    expect(error).toMatchObject({ message: 'App "other" not found', status: null, code: null });
  });

  test('since the platform has ended it: final too', async () => {
    const { url } = await socketServer((socket) => {
      socket.on('join', () => socket.disconnect());
    });
    const watched = watchedClient({ serverUrl: url });
    expect(await nextError(watched)).toMatchObject({
      message: 'The platform has ended the realtime connection',
      code: 'network',
    });
    const { socket } = watched.latest();
    expect([socket.connected, socket.active]).toEqual([false, false]);
    await nextError(watched);
    expect(watched.sockets).toHaveLength(2);
  });

  test.each(['no address', 'ftp://x y'])('to %j, which is none', async (serverUrl) => {
    expect((await nextError(watchedClient({ serverUrl }))).status).toBeNull();
  });
});

describe('the library', () => {
  // What no bundler's types know of.
  const other = {} as SocketLibrary;

  test.each([
    ['that cannot be loaded', () => Promise.reject(new Error('chunk missing'))],
    ['that is something else', () => Promise.resolve(other)],
  ])('%s: told, and tried anew by the next subscription', async (_, missing) => {
    const load = vi
      .fn((): Promise<SocketLibrary> => import('socket.io-client'))
      .mockImplementationOnce(missing);
    const { client } = signedInClient(running.platform, { load });
    const told = vi.fn();
    const first = new Promise<PlatformError>((failed) => {
      client.entities.Task.subscribe(told, failed);
    });
    expect(await first).toMatchObject({
      name: 'PlatformError',
      message: 'The part of the client for realtime could not be loaded',
      status: null,
      code: 'network',
    });
    expect(load).toHaveBeenCalledOnce();
    // Who was there before hears from now on too.
    client.entities.Task.subscribe(told);
    await vi.waitFor(
      async () => {
        await otherUser(running.platform).entities.Task.create({ title: 'Drain' });
        expect(told.mock.calls.length).toBeGreaterThan(1);
      },
      { timeout: 20_000 },
    );
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that cannot be loaded is no matter to who has gone', async () => {
    const failed = vi.fn();
    let miss: () => void = ignore;
    const load = () =>
      new Promise<never>((_, reject) => {
        miss = () => reject(new Error('chunk missing'));
      });
    const { client } = watchedClient({ serverUrl: running.platform.url }, { load });
    client.entities.Task.subscribe(ignore, failed)();
    // Ends go into effect with the task they are called in.
    await new Promise((done) => setTimeout(done));
    miss();
    await new Promise((done) => setTimeout(done));
    expect([failed.mock.calls, logged()]).toEqual([[], []]);
  });
});

describe('a message', () => {
  const data = JSON.stringify({ type: 'create', id: '1' });
  const room = 'entities:brazos:Task';
  const dropped = `A message to ${room} that is no JSON was dropped`;

  test.each([
    ['without a room', { data }, 'A realtime message without a room was dropped'],
    ['of nothing', null, 'A realtime message without a room was dropped'],
    ['to a room that is no text', { room: [room], data }, 'without a room'],
    ['that is no JSON', { room, data: '{"type":' }, dropped],
    ['that is no text', { room, data: { id: '1' } }, dropped],
    ['without data', { room }, dropped],
    ['that is no object', { room, data: '"created"' }, dropped],
  ])('%s is warned about and dropped', async (_, message, warning) => {
    const { url } = await socketServer((socket) => {
      socket.on('join', () => {
        socket.emit('update_model', message);
        socket.emit('update_model', { room, data });
      });
    });
    const { client } = watchedClient({ serverUrl: url });
    const heard: unknown[] = [];
    client.entities.Task.subscribe((event: unknown) => heard.push(event));
    await vi.waitFor(() => expect(heard).toEqual([JSON.parse(data)]), { timeout: 20_000 });
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(warning));
  });

  test('to a room that nobody listens to is nobody’s', async () => {
    const { url } = await socketServer((socket) => {
      socket.emit('update_model', { room: 'entities:brazos:Permit', data });
      socket.emit('update_model', { room: '__proto__', data });
      socket.on('join', () => socket.emit('update_model', { room, data }));
    });
    const { client, latest } = watchedClient({ serverUrl: url });
    const heard: unknown[] = [];
    client.entities.Task.subscribe((event: unknown) => heard.push(event));
    await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 20_000 });
    expect(latest().updated).toHaveLength(3);
    expect(logged()).toEqual([]);
  });
});
