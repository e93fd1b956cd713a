import { type AddressInfo, createServer } from 'node:net';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Client, type ClientConfig, createClient } from './client';
import type { PlatformError } from './errors';
import type { SocketLibrary } from './realtime';
import { eventually, realtimeServer } from './testing-realtime';
import type { RealtimeOverrides } from './transport';

const room = 'entities:brazos:Task';
const timing = { connectTimeoutMs: 20_000, minReconnectDelayMs: 10, maxReconnectDelayMs: 50 };
const ignore = () => undefined;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // The tests' clients have no storage.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function clientOf(
  serverUrl: string,
  config: Partial<ClientConfig> = {},
  internals: RealtimeOverrides = {},
): Client {
  const client = createClient({ serverUrl, appId: 'brazos', ...config }, { timing, ...internals });
  onTestFinished(() => client.cleanup());
  return client;
}

/** The next error that a new subscriber receives. */
const nextError = ({ entities }: Client) =>
  new Promise<PlatformError>((resolve) => entities.Task.subscribe(ignore, resolve));

const logged = () => JSON.stringify(vi.mocked(console.error).mock.calls);

describe('the connection', () => {
  test('is a WebSocket of its own for each client, with the documented path and timing', async () => {
    const opened: object[] = [];
    const load = async (): Promise<SocketLibrary> => ({
      io(uri, options) {
        opened.push(options);
        return io(uri, options);
      },
    });
    const { url, connections } = await realtimeServer();
    const client = createClient({ serverUrl: url, appId: 'brazos', token: 'a+b&c' }, { load });
    onTestFinished(() => client.cleanup());
    client.entities.Task.subscribe(ignore);
    await eventually(() => connections, [{ app_id: 'brazos', token: 'a+b&c' }]);
    expect(opened).toMatchObject([
      {
        path: '/ws-user-apps/socket.io/',
        transports: ['websocket'],
        timeout: 20_000,
        reconnectionDelay: 1000,
        reconnectionDelayMax: 5000,
        randomizationFactor: 0.5,
        // The library never releases a shared connection.
        forceNew: true,
      },
    ]);
  });

  test('uses the page’s own origin without a server URL', async () => {
    const { url, received } = await realtimeServer();
    vi.stubGlobal('location', new URL(url));
    clientOf('').entities.Task.subscribe(ignore);
    await eventually(() => received, [`join ${room}`]);
  });

  test('reconnects when it’s lost, rejoins its rooms, and tells subscribers', async () => {
    const { url, connections, received, update, dropConnections } = await realtimeServer();
    const { entities } = clientOf(url);
    const connected = vi.fn();
    const heard = vi.fn();
    entities.Task.subscribe(heard, ignore, connected);
    await eventually(() => received, [`join ${room}`]);
    dropConnections();
    await eventually(() => received, [`join ${room}`, `join ${room}`]);
    expect([connections.length, connected.mock.calls.length]).toEqual([2, 2]);
    update(room, { type: 'create', id: '1' });
    await eventually(() => heard.mock.calls, [[{ type: 'create', id: '1' }]]);
  });

  test('is closed by cleanup, and opened again by a new subscription', async () => {
    const { url, connections, server } = await realtimeServer();
    const client = clientOf(url);
    client.entities.Task.subscribe(ignore);
    await eventually(() => connections.length, 1);
    client.cleanup();
    await eventually(() => server.engine.clientsCount, 0);
    client.entities.Task.subscribe(ignore);
    await eventually(() => connections.length, 2);
  });
});

test('each new token opens another connection, but the service role keeps its own', async () => {
  const { url, connections, server } = await realtimeServer();
  const client = clientOf(url, { serviceToken: 's' });
  client.entities.Task.subscribe(ignore);
  await eventually(() => connections.length, 1);
  client.setToken('first');
  await eventually(() => connections.length, 2);
  client.setToken('first');
  client.auth.setToken('second', false);
  await eventually(() => connections.length, 3);
  client.auth.logout(false);
  await eventually(() => connections.length, 4);
  client.asServiceRole.entities.Task.subscribe(ignore);
  client.asServiceRole.entities.Task.subscribe(ignore);
  await eventually(() => connections.length, 5);
  client.setToken('third');
  const tokens = [
    {},
    { token: 'first' },
    { token: 'second' },
    {},
    { token: 's' },
    { token: 'third' },
  ];
  await eventually(
    () => connections,
    tokens.map((token) => ({ app_id: 'brazos', ...token })),
  );
  await eventually(() => server.engine.clientsCount, 2);
  client.cleanup();
  await eventually(() => server.engine.clientsCount, 0);
});

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
    const hasty = { timing: { ...timing, connectTimeoutMs: 20 } };
    const error = await nextError(clientOf(`http://127.0.0.1:${port}`, {}, hasty));
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

  test('is reported when the platform closes the connection, which isn’t opened again', async () => {
    const { url, connections } = await realtimeServer((socket) => {
      socket.on('join', () => socket.disconnect());
    });
    const client = clientOf(url);
    const message = 'The platform closed the realtime connection';
    expect(await nextError(client)).toMatchObject({ message, code: 'network' });
    // With the longest delay, the library would have reconnected by now.
    await new Promise((passed) => setTimeout(passed, 2 * timing.maxReconnectDelayMs));
    expect(connections).toHaveLength(1);
  });

  test.each(['no address', 'ftp://x y'])(
    'is reported for %j, an invalid URL',
    async (serverUrl) => {
      expect((await nextError(clientOf(serverUrl))).status).toBeNull();
    },
  );
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

test('a conversation’s subscribers get a message before it’s sent; one needs an ID', async () => {
  const { agents } = clientOf('http://127.0.0.1:1');
  const heard = vi.fn();
  agents.subscribeToConversation('c', heard);
  const earlier = { role: 'assistant', content: 'Yes?' };
  const sending = agents.addMessage({ id: 'c', messages: [earlier] }, { content: 'Hi' });
  expect(heard.mock.calls).toEqual([[{ id: 'c', messages: [earlier, { content: 'Hi' }] }]]);
  await expect(sending).rejects.toThrow();
  expect(() => agents.subscribeToConversation('')).toThrow(
    expect.objectContaining({ name: 'PlatformError', code: 'not_sent' }),
  );
});
