import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './index';
import type { RealtimeOverrides } from './realtime';
import { realtimeServer } from './realtime-server';

const room = 'entities:brazos:Task';
const ignore = () => undefined;
const bad = () => {
  throw new Error('a bad subscriber');
};
const timing = { connectTimeoutMs: 20_000, minDelayMs: 10, maxDelayMs: 50 };

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function clientOf(serverUrl: string, config = {}, internals: RealtimeOverrides = {}) {
  const all = { serverUrl, appId: 'brazos', storage: null, ...config };
  const client = createClient(all, { timing, ...internals });
  onTestFinished(() => client.cleanup());
  return client;
}

/** Waits until `read` returns what's expected, however busy the machine is. */
async function eventually<Value>(read: () => Value, expected: Value): Promise<void> {
  await vi.waitFor(() => expect(read()).toEqual(expected), { timeout: 20_000 });
}

const event = (id: string, more = {}) => ({ type: 'update', id, data: { id, ...more } });

describe('rooms', () => {
  test('are joined once for all subscribers, and left 250 ms after the last one’s end', async () => {
    const { url, received, server } = await realtimeServer();
    const { Task, Site } = clientOf(url).entities;
    const ends = [Task.subscribe(ignore), Task.subscribe(ignore)];
    await eventually(() => received, [`join ${room}`]);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    ends[0]();
    ends[0]();
    vi.advanceTimersByTime(250);
    ends[1]();
    vi.advanceTimersByTime(249);
    // In time for the room to stay joined.
    const end = Task.subscribe(ignore);
    vi.advanceTimersByTime(250);
    const endOther = Site.subscribe(ignore);
    end();
    vi.advanceTimersByTime(250);
    vi.useRealTimers();
    const other = 'entities:brazos:Site';
    await eventually(() => received, [`join ${room}`, `join ${other}`, `leave ${room}`]);
    endOther();
    await eventually(() => server.engine.clientsCount, 0);
  });

  test('get messages of their own, whatever another subscriber does or the platform sends', async () => {
    const { url, received, update, server } = await realtimeServer();
    const { Task, Site } = clientOf(url).entities;
    const [heard, ended, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    Task.subscribe(bad);
    Task.subscribe(() => end());
    const end = Task.subscribe(ended);
    Task.subscribe(heard);
    Site.subscribe(elsewhere);
    await eventually(() => received.length, 2);
    const junk = [
      null,
      { room: ['a'], data: '{}' },
      { room, data: '{"type":' },
      { room, data: {} },
    ];
    for (const message of [...junk, { room, data: '"a"' }]) server.emit('update_model', message);
    update(room, event('1'));
    await eventually(() => heard.mock.calls, [[event('1')]]);
    expect([ended.mock.calls, elsewhere.mock.calls]).toEqual([[], []]);
    expect(console.warn).toHaveBeenCalledTimes(5);
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('the connection', () => {
  test.each(['is lost', 'the platform closes, as in a restart,'])(
    'that %s is opened again, with its rooms, and subscribers are told',
    async (how) => {
      const { url, received, update, server } = await realtimeServer();
      const [heard, failed, connected] = [vi.fn(), vi.fn(), vi.fn()];
      clientOf(url).entities.Task.subscribe(heard, failed, connected);
      await eventually(() => received, [`join ${room}`]);
      if (how === 'is lost') for (const { conn } of server.sockets.sockets.values()) conn.close();
      else server.disconnectSockets(true);
      await eventually(() => received, [`join ${room}`, `join ${room}`]);
      expect(connected).toHaveBeenCalledTimes(2);
      update(room, event('1'));
      await eventually(() => heard.mock.calls, [[event('1')]]);
      expect(failed).not.toHaveBeenCalled();
    },
  );

  test('is opened again with each new token; the service role has its own', async () => {
    const { url, connections, server } = await realtimeServer();
    vi.stubGlobal('location', new URL(url));
    // The page's own origin.
    const client = clientOf('', { serviceToken: 's' });
    const expected: object[] = [];
    const expectConnection = (more: object) => {
      expected.push({ app_id: 'brazos', ...more });
      return eventually(() => connections, expected);
    };
    client.setToken('first');
    client.entities.Task.subscribe(ignore);
    await expectConnection({ token: 'first' });
    client.setToken('first');
    client.auth.logout(false);
    await expectConnection({});
    client.asServiceRole.entities.Task.subscribe(ignore);
    client.asServiceRole.entities.Task.subscribe(ignore);
    await expectConnection({ token: 's' });
    await eventually(() => server.engine.clientsCount, 2);
    client.cleanup();
    await eventually(() => server.engine.clientsCount, 0);
  });

  test('that ends with its token is rejected with a reason, until there’s a new token', async () => {
    const { url, server, received } = await realtimeServer();
    let ended = 'none';
    server.use(({ handshake: { query } }, next) => {
      const data = { code: 'expired', message: 'other' };
      const refusal = Object.assign(new Error(`No place for ${query.token}`), { data });
      next(query.token === ended ? refusal : undefined);
    });
    const failed = vi.fn();
    const client = clientOf(url, { token: 'first-token' });
    client.entities.Task.subscribe(ignore, bad);
    client.entities.Task.subscribe(ignore, failed);
    await eventually(() => received, [`join ${room}`]);
    server.emit('error', { message: 'for first-token', code: 'closed' });
    await eventually(() => failed.mock.calls.length, 1);
    ended = 'first-token';
    server.disconnectSockets();
    await eventually(() => failed.mock.calls.length, 2);
    expect(failed.mock.calls).toMatchObject([
      [{ name: 'PlatformError', message: 'for [token]', code: 'closed' }],
      [{ name: 'PlatformError', message: 'No place for [token]', code: 'expired', status: null }],
    ]);
    client.setToken('second-token');
    await eventually(() => received, [`join ${room}`, `join ${room}`]);
  });

  const load = () => Promise.reject(new Error('chunk missing'));
  test.each([
    ['can’t be opened', 'network', 'http://127.0.0.1:1', {}],
    ['has an invalid URL', 'network', 'no address', {}],
    ['times out', 'timeout', '', { timing: { ...timing, connectTimeoutMs: 1 } }],
    ['has no library, which is loaded again', 'network', '', { load }],
  ])('that %s is an error with the code %s', async (_, code, given, internals) => {
    const { url } = await realtimeServer();
    const failed = vi.fn();
    const { entities } = clientOf(given || url, { token: 'token-of-the-user' }, internals);
    for (const count of [1, 2]) {
      entities.Task.subscribe(ignore, failed);
      await eventually(() => failed.mock.calls.length >= count, true);
    }
    expect(failed.mock.calls[0]).toMatchObject([{ status: null, code }]);
    const logged = JSON.stringify(vi.mocked(console.error).mock.calls);
    expect(JSON.stringify(failed.mock.calls) + logged).not.toContain('token-of-the-user');
  });

  test('loads nothing without a subscription, and opens nothing after its end', async () => {
    const io = vi.fn();
    const loadLibrary = vi.fn(() => Promise.resolve({ io }));
    const client = clientOf('http://127.0.0.1:1', {}, { load: loadLibrary });
    client.setToken('new');
    client.cleanup();
    expect(loadLibrary).not.toHaveBeenCalled();
    client.entities.Task.subscribe(ignore);
    client.cleanup();
    await new Promise((done) => setImmediate(done));
    expect([loadLibrary.mock.calls.length, io.mock.calls]).toEqual([1, []]);
  });
});

describe('a record that’s too large for its event', () => {
  const oversize = (id: string) => event(id, { title: '', _oversize: true });

  async function subscribed(answer: (response: ServerResponse, url: string) => void) {
    const { url, received, update, reads } = await realtimeServer(undefined, answer);
    const heard: string[] = [];
    const { entities, cleanup } = clientOf(url);
    entities.Task.subscribe(
      ({ type, id, data }: ReturnType<typeof event> & { data: { title?: string } }) =>
        heard.push(`${type} ${id} ${data.title}`),
    );
    await eventually(() => received, [`join ${room}`]);
    return { heard, reads, cleanup, send: (one: object) => update(room, one) };
  }

  test('is read, unless a newer event has it; a deleted one, or one that can’t be read, is passed on', async () => {
    const { heard, reads, send } = await subscribed((response, url) => {
      const id = url.slice(-1);
      const body = id === '4' ? '' : JSON.stringify({ id, title: 'whole' });
      setTimeout(() => response.end(body), 20);
    });
    const deleted = { ...oversize('3'), type: 'delete' };
    const newer = event('2', { title: 'newer' });
    for (const one of [oversize('1'), oversize('2'), newer, deleted, oversize('4')]) send(one);
    const expected = ['delete 3 ', 'update 1 whole', 'update 2 newer', 'update 4 '];
    await eventually(() => heard.toSorted(), expected);
    expect(reads.map((url) => url.slice(-1)).sort()).toEqual(['1', '2', '4']);
  });

  test('isn’t delivered after cleanup', async () => {
    const { heard, reads, cleanup, send } = await subscribed(ignore);
    send(oversize('1'));
    await eventually(() => reads.length, 1);
    cleanup();
    await new Promise((done) => setImmediate(done));
    expect(heard).toEqual([]);
  });
});
