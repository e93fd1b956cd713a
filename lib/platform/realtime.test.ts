import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SocketLibrary } from './realtime';
import {
  clientOf,
  eventually,
  muteConsole,
  type RealtimeServer,
  realtimeServer,
} from './testing-realtime';

const room = 'entities:brazos:Task';
const ignore = () => undefined;

muteConsole();
afterEach(() => void vi.unstubAllGlobals());

test('the connection is a WebSocket of its own, with the documented path and timing', async () => {
  const opened: object[] = [];
  const load = async (): Promise<SocketLibrary> => ({
    io(uri, options) {
      opened.push(options);
      return io(uri, options);
    },
  });
  const { url, connections } = await realtimeServer();
  const client = clientOf(url, { token: 'a+b&c' }, { load, timing: undefined });
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

test('the connection goes to the page’s own origin without a server URL', async () => {
  const { url, received } = await realtimeServer();
  vi.stubGlobal('location', new URL(url));
  clientOf('').entities.Task.subscribe(ignore);
  await eventually(() => received, [`join ${room}`]);
});

test.each<[string, (server: RealtimeServer) => void]>([
  ['is lost', ({ dropConnections }) => dropConnections()],
  ['the platform closes, as in a restart,', ({ server }) => server.disconnectSockets(true)],
])(
  'a connection that %s is opened again, with its rooms, and subscribers are told',
  async (_, end) => {
    const server = await realtimeServer();
    const { url, received, update } = server;
    const [heard, failed, connected] = [vi.fn(), vi.fn(), vi.fn()];
    clientOf(url).entities.Task.subscribe(heard, failed, connected);
    await eventually(() => received, [`join ${room}`]);
    end(server);
    await eventually(() => received, [`join ${room}`, `join ${room}`]);
    expect(connected).toHaveBeenCalledTimes(2);
    update(room, { type: 'create', id: '1' });
    await eventually(() => heard.mock.calls, [[{ type: 'create', id: '1' }]]);
    expect(failed).not.toHaveBeenCalled();
  },
);

test('a connection that the platform has closed stays closed after the last subscriber’s end', async () => {
  const opened: Socket[] = [];
  const load = async (): Promise<SocketLibrary> => ({
    io(uri, options) {
      const socket = io(uri, options);
      opened.push(socket);
      return socket;
    },
  });
  const { url, received, server } = await realtimeServer();
  const client = clientOf(url, {}, { load });
  client.entities.Task.subscribe(ignore);
  await eventually(() => received, [`join ${room}`]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = new Promise((done) => opened[0]?.once('disconnect', done));
  server.disconnectSockets();
  await closed;
  client.cleanup();
  vi.advanceTimersByTime(10_000);
  expect(opened.map(({ active }) => active)).toEqual([false]);
});

test('each new token opens another connection, but the service role keeps its own', async () => {
  const { url, connections, server } = await realtimeServer();
  const client = clientOf(url, { serviceToken: 's' });
  const expected: object[] = [];
  const expectConnection = (more: object) => {
    expected.push({ app_id: 'brazos', ...more });
    return eventually(() => connections, expected);
  };
  client.entities.Task.subscribe(ignore);
  await expectConnection({});
  client.setToken('first');
  await expectConnection({ token: 'first' });
  client.setToken('first');
  client.auth.logout(false);
  await expectConnection({});
  client.asServiceRole.entities.Task.subscribe(ignore);
  client.asServiceRole.entities.Task.subscribe(ignore);
  await expectConnection({ token: 's' });
  client.auth.setToken('second', false);
  await expectConnection({ token: 'second' });
  await eventually(() => server.engine.clientsCount, 2);
  client.cleanup();
  await eventually(() => server.engine.clientsCount, 0);
});

test('only a conversation with an ID can be subscribed to', () => {
  const { agents } = clientOf('http://127.0.0.1:1');
  expect(() => agents.subscribeToConversation('')).toThrow(
    expect.objectContaining({ name: 'PlatformError', code: 'not_sent' }),
  );
});
