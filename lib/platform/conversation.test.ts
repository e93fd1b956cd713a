import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './index';
import { realtimeServer } from './realtime-server';

const message = (id: string, content = id) => ({ id, content });
const whole = (...ids: string[]) => ({ id: 'c', messages: ids.map((id) => message(id)) });

/** A subscriber of a conversation. Its reads are answered by hand. */
async function follow() {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const held: ServerResponse[] = [];
  const { url, received, update, reads } = await realtimeServer(undefined, (response) =>
    held.push(response),
  );
  const shown: string[] = [];
  const failed = vi.fn();
  const { agents, cleanup } = createClient({ serverUrl: url, appId: 'brazos' });
  onTestFinished(() => cleanup());
  const end = agents.subscribeToConversation(
    'c',
    ({ messages = [] }) => shown.push(messages.map(({ content }) => content).join(' ')),
    failed,
  );
  const room = '/agent-conversations/c';
  const eventually = <Value>(read: () => Value, expected: Value) =>
    vi.waitFor(() => expect(read()).toEqual(expected), { timeout: 20_000 });
  await eventually(() => received, [`join ${room}`]);
  // At first, and on the connection.
  await eventually(() => reads.length, 2);
  return {
    agents,
    end,
    shown,
    failed,
    reads,
    eventually,
    send: (data: object) => update(room, data),
    answer: (body: object | null) =>
      held
        .at(-1)
        ?.writeHead(body ? 200 : 503)
        .end(JSON.stringify(body)),
  };
}

test('single messages are added to the conversation that was read', async () => {
  const { shown, send, answer, end, eventually } = await follow();
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

test('a conversation that the platform sends whole is shown as it is; the newest one counts', async () => {
  const { shown, send, answer, eventually } = await follow();
  send(whole('a'));
  await eventually(() => shown, ['a']);
  answer(whole());
  send(whole('a', 'b'));
  send(whole('a', 'b'));
  send({ id: 'c' });
  await eventually(() => shown, ['a', 'a b', '']);
});

test('a message is shown before it’s sent, until the platform sends it', async () => {
  const { agents, shown, send, answer, eventually } = await follow();
  const say = (to: ReturnType<typeof whole>, content: string) =>
    agents.addMessage(to, { content }).catch(() => undefined);
  void say(whole(), 'early');
  expect(shown).toEqual(['early']);
  answer(whole('a'));
  await eventually(() => shown, ['early', 'a early']);
  void say(whole(), 'later');
  send({ _message: message('b', 'early') });
  send({ _message: message('c', 'later') });
  await eventually(() => shown.slice(2), ['a early later', 'a early', 'a early later']);
});

test('a conversation that can’t be read is an error, and is read again with a message', async () => {
  const { shown, failed, reads, send, answer, eventually } = await follow();
  answer(null);
  await eventually(() => failed.mock.calls.length, 1);
  for (let count = 0; count < 50; count += 1) send({ _message: message('b') });
  await eventually(() => reads.length, 3);
  answer(whole('a', 'b'));
  send({ _message: message('c') });
  await eventually(() => shown, ['a b c']);
  expect(reads).toHaveLength(3);
});
