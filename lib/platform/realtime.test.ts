import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { admin } from '@/e2e/platform/testing';
import { createClient } from './client';
import type { SocketLibrary } from './realtime';
import { runningPlatform, socketServer, watchedClient } from './testing-realtime';

const running = runningPlatform();
const room = 'entities:brazos:Task';
const ignore = () => undefined;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const clientOf = (token = running.platform.tokenFor(admin)) =>
  watchedClient({ serverUrl: running.platform.url, token });

/** Waits until the platform has no connections. */
const closed = () =>
  vi.waitFor(() => expect(running.platform.connections()).toBe(0), { timeout: 20_000 });

describe('the connection', () => {
  test('is open from the first subscription to the end of the last', async () => {
    const { client, sockets, waitForRoundTrip, latest } = clientOf();
    expect(sockets).toEqual([]);
    const ends = [client.entities.Task.subscribe(ignore), client.entities.Permit.subscribe(ignore)];
    await waitForRoundTrip();
    expect(sockets).toHaveLength(1);
    for (const end of ends) end();
    await closed();
    const { socket } = latest();
    expect([socket.connected, socket.active]).toEqual([false, false]);
    for (const event of ['connect', 'update_model', 'error', 'connect_error', 'disconnect']) {
      expect(socket.listeners(event)).toEqual([]);
    }
    client.entities.Task.subscribe(ignore);
    await waitForRoundTrip();
    expect([sockets.length, latest().sent]).toEqual([2, [`join ${room}`]]);
  });

  test('stays open when a client leaves one room for another', async () => {
    const { client, sockets, waitForRoundTrip, latest } = clientOf();
    const end = client.entities.Task.subscribe(ignore);
    await waitForRoundTrip();
    end();
    client.entities.Permit.subscribe(ignore);
    const moves = ['join entities:brazos:Permit', `leave ${room}`];
    await vi.waitFor(() => expect(latest().sent.slice(1)).toEqual(moves), { timeout: 20_000 });
    await waitForRoundTrip();
    expect(sockets).toHaveLength(1);
  });

  test('is a WebSocket at the documented path, one for each client', async () => {
    const clients = [clientOf('first'), clientOf('second')];
    for (const { client } of clients) client.entities.Task.subscribe(ignore);
    for (const { waitForRoundTrip } of clients) await waitForRoundTrip();
    const [first, second] = clients.map(({ latest }) => latest().socket.io);
    expect(first).not.toBe(second);
    expect(first?.opts).toMatchObject({
      path: '/ws-user-apps/socket.io/',
      transports: ['websocket'],
      query: { app_id: 'brazos', token: 'first' },
      randomizationFactor: 0.5,
    });
  });

  test('uses the page’s own origin without a server URL', async () => {
    vi.stubGlobal('location', new URL(running.platform.url));
    const { client, waitForRoundTrip, latest } = watchedClient({ serverUrl: '' });
    client.entities.Task.subscribe(ignore);
    await waitForRoundTrip();
    expect(latest().sent).toEqual([`join ${room}`]);
  });

  test('uses the default timing unless a test overrides it', async () => {
    const opened: object[] = [];
    const load = async (): Promise<SocketLibrary> => ({
      io(uri, options) {
        opened.push(options);
        return io(uri, options);
      },
    });
    const { url: serverUrl } = running.platform;
    const client = createClient({ serverUrl, appId: 'brazos' }, { load });
    const end = client.entities.Task.subscribe(ignore);
    await vi.waitFor(() => expect(opened).toHaveLength(1), { timeout: 20_000 });
    end();
    const defaults = { timeout: 20_000, reconnectionDelay: 1000, reconnectionDelayMax: 5000 };
    // The library never releases a shared connection.
    expect(opened).toMatchObject([{ ...defaults, forceNew: true }]);
  });
});

describe('the token', () => {
  test('is sent with the socket; a new one opens a new socket that rejoins the rooms', async () => {
    const handshakes: unknown[] = [];
    const { url } = await socketServer(({ handshake: { query } }) => {
      handshakes.push({ app_id: query.app_id, token: query.token });
    });
    const { client, sockets, latest } = watchedClient({ serverUrl: url });
    client.entities.Task.subscribe(ignore);
    client.entities.Permit.subscribe(ignore);
    const rooms = [`join ${room}`, 'join entities:brazos:Permit'];
    const joined = (count: number) =>
      vi.waitFor(() => expect(sockets[count - 1]?.sent).toEqual(rooms), { timeout: 20_000 });
    await joined(1);
    client.setToken('a+b&c');
    await joined(2);
    client.setToken('a+b&c');
    expect(latest().socket.connected).toBe(true);
    client.auth.setToken('later', false);
    await joined(3);
    client.auth.logout(false);
    await joined(4);
    expect(handshakes).toEqual([
      { app_id: 'brazos' },
      { app_id: 'brazos', token: 'a+b&c' },
      { app_id: 'brazos', token: 'later' },
      { app_id: 'brazos' },
    ]);
    expect(sockets.map(({ socket }) => socket.connected)).toEqual([false, false, false, true]);
  });

  test('opens no socket without subscriptions when it changes', async () => {
    const { client, sockets, waitForRoundTrip } = clientOf();
    client.setToken('early');
    const end = client.entities.Task.subscribe(ignore);
    await waitForRoundTrip();
    end();
    client.setToken('late');
    await closed();
    expect(sockets).toHaveLength(1);
  });

  test('can change while the library loads; one socket opens, with the new one', async () => {
    const { client, sockets, waitForRoundTrip, latest } = clientOf('early');
    client.entities.Task.subscribe(ignore);
    client.setToken('late');
    await waitForRoundTrip();
    expect([sockets.length, latest().socket.io.opts.query]).toEqual([
      1,
      { app_id: 'brazos', token: 'late' },
    ]);
  });
});

test('cleanup ends every subscription; new ones work, and unsubscribing old ones does nothing', async () => {
  const { client, sockets, waitForRoundTrip, latest } = clientOf();
  const end = client.entities.Task.subscribe(ignore);
  client.entities.Permit.subscribe(ignore);
  await waitForRoundTrip();
  client.cleanup();
  await closed();
  client.entities.Task.subscribe(ignore);
  end();
  await waitForRoundTrip();
  expect([sockets.length, latest().sent]).toEqual([2, [`join ${room}`]]);
});

test('a lost connection reconnects and rejoins its rooms', async () => {
  const { client, sockets, waitForDisconnect, waitForRoundTrip, latest } = clientOf();
  const end = client.entities.Task.subscribe(ignore);
  client.entities.Permit.subscribe(ignore);
  await waitForRoundTrip();
  await running.kill();
  await waitForDisconnect();
  // While disconnected, no `leave` can be sent, and none may be sent later.
  end();
  client.entities.ShiftEntry.subscribe(ignore);
  await running.restart();
  await waitForRoundTrip();
  expect(sockets).toHaveLength(1);
  expect(latest().sent.slice(2)).toEqual([
    'join entities:brazos:Permit',
    'join entities:brazos:ShiftEntry',
  ]);
});
