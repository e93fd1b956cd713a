import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './index';
import type { RealtimeOverrides } from './realtime';
import { realtimeServer } from './realtime-server';

const room = 'entities:brazos:Task';
const ignore = () => undefined;
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

const logged = () => JSON.stringify(vi.mocked(console.error).mock.calls);
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

  test('get messages of their own, whatever another subscriber does', async () => {
    const { url, received, update } = await realtimeServer();
    const { Task, Site } = clientOf(url).entities;
    const [heard, ended, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    Task.subscribe(() => {
      throw new Error('a bad subscriber');
    });
    Task.subscribe(() => end());
    const end = Task.subscribe(ended);
    Task.subscribe(heard);
    Site.subscribe(elsewhere);
    await eventually(() => received.length, 2);
    update(room, event('1'));
    await eventually(() => heard.mock.calls, [[event('1')]]);
    expect([ended.mock.calls, elsewhere.mock.calls]).toEqual([[], []]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'A room subscriber threw',
      expect.any(Error),
    );
  });

  test.each([
    null,
    { room: ['a'], data: '{}' },
    { room, data: '{"type":' },
    { room, data: { id: '1' } },
    { room, data: '"created"' },
  ])('drop a message like %j with a warning', async (message) => {
    const { url } = await realtimeServer((socket) => {
      socket.on('join', () => socket.emit('update_model', message));
    });
    const heard = vi.fn();
    clientOf(url).entities.Task.subscribe(heard);
    await eventually(() => vi.mocked(console.warn).mock.calls.length, 1);
    expect(heard).not.toHaveBeenCalled();
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
    const client = clientOf(url, { serviceToken: 's' });
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

  test('goes to the page’s own origin without a server URL', async () => {
    const { url, received } = await realtimeServer();
    vi.stubGlobal('location', new URL(url));
    clientOf('').entities.Task.subscribe(ignore);
    await eventually(() => received, [`join ${room}`]);
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
    client.entities.Task.subscribe(ignore, failed);
    await eventually(() => received, [`join ${room}`]);
    ended = 'first-token';
    server.disconnectSockets();
    await eventually(() => failed.mock.calls.length, 1);
    const error = { code: 'expired', message: 'No place for [token]', status: null };
    expect(failed.mock.calls).toMatchObject([[error]]);
    client.setToken('second-token');
    await eventually(() => received, [`join ${room}`, `join ${room}`]);
  });

  test.each([
    [{ message: 'for token-of-the-user', code: 'closed' }, 'for [token]', 'closed'],
    ['Not allowed', 'The platform reported an error', null],
  ])('passes on the platform’s error %j', async (payload, message, code) => {
    const { url } = await realtimeServer((socket) => socket.emit('error', payload));
    const failed = vi.fn();
    const { entities } = clientOf(url, { token: 'token-of-the-user' });
    entities.Task.subscribe(ignore, () => {
      throw new Error('a bad listener');
    });
    entities.Task.subscribe(ignore, failed);
    await eventually(() => failed.mock.calls.length, 1);
    expect(failed.mock.calls).toMatchObject([[{ name: 'PlatformError', message, code }]]);
    expect(logged()).not.toContain('token-of-the-user');
  });

  test.each([
    ['can’t be opened', 'network', 'http://127.0.0.1:1', {}],
    ['has an invalid URL', 'network', 'no address', {}],
    ['times out', 'timeout', '', { timing: { ...timing, connectTimeoutMs: 1 } }],
    [
      'has no library, which is loaded again',
      'network',
      '',
      { load: () => Promise.reject(new Error('chunk missing')) },
    ],
  ])('that %s is an error with the code %s', async (_, code, given, internals) => {
    const { url } = await realtimeServer();
    const failed = vi.fn();
    const { entities } = clientOf(given || url, { token: 'token-of-the-user' }, internals);
    entities.Task.subscribe(ignore, failed);
    await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 20_000 });
    entities.Task.subscribe(ignore);
    await vi.waitFor(() => expect(failed.mock.calls.length).toBeGreaterThan(1), {
      timeout: 20_000,
    });
    expect(failed.mock.calls[0]).toMatchObject([{ status: null, code }]);
    expect(JSON.stringify(failed.mock.calls) + logged()).not.toContain('token-of-the-user');
  });

  test('loads nothing without a subscription, and opens nothing after its end', async () => {
    const opened = vi.fn();
    const load = vi.fn(() => Promise.resolve({ io: opened }));
    const client = clientOf('http://127.0.0.1:1', {}, { load });
    client.setToken('new');
    client.cleanup();
    expect(load).not.toHaveBeenCalled();
    client.entities.Task.subscribe(ignore);
    client.cleanup();
    await new Promise((done) => setImmediate(done));
    expect([load.mock.calls.length, opened.mock.calls]).toEqual([1, []]);
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
    for (const one of [
      oversize('1'),
      oversize('2'),
      event('2', { title: 'newer' }),
      { ...oversize('3'), type: 'delete' },
      oversize('4'),
    ])
      send(one);
    await eventually(
      () => heard.toSorted(),
      ['delete 3 ', 'update 1 whole', 'update 2 newer', 'update 4 '],
    );
    expect(reads.map((url) => url.slice(-1)).sort()).toEqual(['1', '2', '4']);
  });

  test('is read with at most 5 others, and in one list with more than 50', async () => {
    const held: ServerResponse[] = [];
    let most = 0;
    const ids = Array.from({ length: 5000 }, (_, index) => String(index));
    const { heard, reads, send } = await subscribed((response, url) => {
      held.push(response);
      most = Math.max(most, held.length);
      const records = url.includes('?') ? ids : [url.replace(/.*\//, '')];
      const found = records.map((id) => ({ id, title: 'whole' }));
      setTimeout(() => {
        held.splice(held.indexOf(response), 1);
        response.end(JSON.stringify(url.includes('?') ? found : found[0]));
      }, 20);
    });
    for (const id of ids) send(oversize(id));
    await eventually(() => heard.length, 5000);
    expect(new Set(heard)).toEqual(new Set(ids.map((id) => `update ${id} whole`)));
    expect(most).toBeLessThanOrEqual(6);
    const lists = reads.filter((url) => url.includes('?'));
    expect(lists[0]).toMatch(/Task\?sort=-updated_date&limit=\d+$/);
    expect(reads.length).toBeLessThan(200);
  });

  test('isn’t read or delivered after cleanup', async () => {
    const { heard, reads, cleanup, send } = await subscribed(ignore);
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8']) send(oversize(id));
    await eventually(() => reads.length, 6);
    cleanup();
    await new Promise((done) => setImmediate(done));
    expect([heard, reads.length]).toEqual([[], 6]);
  });
});

describe('a conversation', () => {
  const message = (id: string, content = id) => ({ id, content });
  const whole = (...ids: string[]) => ({
    id: 'c',
    agent_name: 'Milam',
    messages: ids.map((id) => message(id)),
  });

  /** Reads are answered by hand. */
  async function followed() {
    const held: ServerResponse[] = [];
    const { url, received, update, reads } = await realtimeServer(undefined, (response) =>
      held.push(response),
    );
    const shown: string[] = [];
    const failed = vi.fn();
    const { agents } = clientOf(url);
    const end = agents.subscribeToConversation(
      'c',
      ({ messages = [] }) => shown.push(messages.map(({ content }) => content).join(' ')),
      failed,
    );
    const conversationRoom = '/agent-conversations/c';
    await eventually(() => received, [`join ${conversationRoom}`]);
    // At first, and on the connection.
    await eventually(() => reads.length, 2);
    return {
      agents,
      end,
      shown,
      failed,
      reads,
      send: (data: object) => update(conversationRoom, data),
      answer: (body: object | null) =>
        held
          .at(-1)
          ?.writeHead(body ? 200 : 503)
          .end(JSON.stringify(body)),
    };
  }

  test('gets single messages, in the conversation that was read', async () => {
    const { shown, send, answer, end } = await followed();
    send({ _message: message('b', 'b1') });
    await new Promise((done) => setImmediate(done));
    answer(whole('a'));
    await eventually(() => shown, ['a b1']);
    send({ _message: message('b', 'b2') });
    send({ _message: 'no message' });
    send({ _message: message('c') });
    await eventually(() => shown, ['a b1', 'a b2', 'a b2 c']);
    end();
    send({ _message: message('d') });
    expect(shown).toHaveLength(3);
  });

  test('is shown whole when the platform sends it whole; the newest one counts', async () => {
    const { shown, send, answer } = await followed();
    send(whole('a'));
    await eventually(() => shown, ['a']);
    answer(whole());
    send(whole('a', 'b'));
    send(whole('a', 'b'));
    send({ id: 'c' });
    await eventually(() => shown, ['a', 'a b', '']);
  });

  test('shows a message before it’s sent, until the platform sends it', async () => {
    const { agents, shown, send, answer } = await followed();
    void agents.addMessage({ id: 'c' }, { content: 'early' }).catch(ignore);
    expect(shown).toEqual(['early']);
    answer(whole('a'));
    await eventually(() => shown, ['early', 'a early']);
    void agents.addMessage(whole(), { content: 'later' }).catch(ignore);
    send({ _message: message('b', 'early') });
    send({ _message: message('c', 'later') });
    await eventually(() => shown.slice(2), ['a early later', 'a early', 'a early later']);
  });

  test('that can’t be read is an error, and is read again with a message a second later', async () => {
    const { shown, failed, reads, send, answer } = await followed();
    answer(null);
    await eventually(() => failed.mock.calls.length, 1);
    for (let count = 0; count < 50; count += 1) send({ _message: message('b') });
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 2000);
    send({ _message: message('b') });
    await eventually(() => reads.length, 3);
    answer(whole('a', 'b'));
    send({ _message: message('c') });
    await eventually(() => shown, ['a b c']);
    expect(reads).toHaveLength(3);
  });

  test('needs an ID', () => {
    const { agents } = clientOf('http://127.0.0.1:1');
    expect(() => agents.subscribeToConversation('')).toThrow(
      expect.objectContaining({ code: 'not_sent' }),
    );
  });
});
