import { io } from 'socket.io-client';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './client';
import type { SocketLibrary } from './realtime';
import { clientOf, eventually, muteConsole, realtimeServer } from './testing-realtime';

const room = 'entities:brazos:Task';
const ignore = () => undefined;

muteConsole();
afterEach(() => void vi.unstubAllGlobals());

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
