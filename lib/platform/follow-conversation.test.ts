import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlatformError } from './errors';
import { type Conversation, followConversation, SentMessage } from './follow-conversation';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const message = (id: string, content = id) => ({ id, content });
const conversation = (...ids: string[]): Conversation => ({
  id: 'c',
  agent_name: 'Milam',
  messages: ids.map((id) => message(id)),
});

/** A conversation whose reads are answered by hand, in any order. */
function follow() {
  const reads: { resolve(result: Conversation): void; reject(error: Error): void }[] = [];
  const shown: string[] = [];
  const onError = vi.fn();
  const following = followConversation({
    get: () => new Promise((resolve, reject) => void reads.push({ resolve, reject })),
    onUpdate: ({ agent_name, messages = [] }) =>
      shown.push(`${agent_name}: ${messages.map(({ content }) => content).join(' ')}`),
    onError,
  });
  following.read();
  const answer = async (index: number, result: Conversation | Error) => {
    if (result instanceof Error) reads[index]?.reject(result);
    else reads[index]?.resolve(result);
    await new Promise<void>((done) => setImmediate(done));
  };
  return { following, shown, onError, answer, reads };
}

test('adds a message, or replaces the one with its ID, in the conversation that was read', async () => {
  const { following, shown, answer } = follow();
  await answer(0, conversation('a'));
  expect(shown).toEqual([]);
  following.receive({ _message: message('b') });
  following.receive({ _message: message('b', 'b2') });
  following.receive({ _message: 'no message' });
  expect(shown).toEqual(['Milam: a b', 'Milam: a b2']);
});

test('keeps messages that come before the response, and newer ones over older reads', async () => {
  const { following, shown, answer } = follow();
  following.receive({ _message: message('a', 'a2') });
  following.receive({ _message: message('b') });
  expect(shown).toEqual([]);
  await answer(0, conversation('a'));
  expect(shown).toEqual(['Milam: a2 b']);
});

test('reads again after a reconnect, shows what was missed, and ignores the older read', async () => {
  const { following, shown, answer } = follow();
  following.read();
  await answer(1, conversation('a'));
  await answer(0, conversation());
  following.read();
  await answer(2, conversation('a', 'b'));
  following.read();
  await answer(3, conversation('a', 'b'));
  expect(shown).toEqual(['Milam: a b']);
});

test('shows a whole conversation as it is, unless it’s from before the one that was read', async () => {
  const { following, shown, answer } = follow();
  following.receive(conversation('a'));
  await answer(0, conversation());
  following.receive({ ...conversation('a', 'b'), updated_date: '2026-01-02' });
  following.receive({ ...conversation('a'), updated_date: '2026-01-01' });
  following.receive({ ...conversation('a'), updated_date: '2026-01-02' });
  expect(shown).toEqual(['Milam: a', 'Milam: a b']);
});

test('an older version of a message doesn’t replace the one that was read', async () => {
  const { following, shown, answer } = follow();
  await answer(0, { ...conversation(), messages: [{ ...message('a', 'new'), updated_date: '2' }] });
  following.receive({ _message: { ...message('a', 'old'), updated_date: '1' } });
  expect(shown).toEqual([]);
});

test('reports a failed read, and reads again with the next message', async () => {
  const { following, shown, onError, answer } = follow();
  await answer(0, new PlatformError('Unknown', { status: 404 }));
  expect(onError).toHaveBeenCalledOnce();
  following.receive({ _message: message('b') });
  await vi.advanceTimersByTimeAsync(0);
  following.receive({ _message: message('b', 'b2') });
  await answer(1, conversation('a', 'b'));
  expect(shown).toEqual(['Milam: a b2']);
  following.read();
  following.receive({ _message: message('c') });
  await answer(2, new PlatformError('Down', { status: 503 }));
  expect(shown.at(-1)).toBe('Milam: a b2 c');
});

test('reads a few times only while messages arrive and every read fails, and not after its end', async () => {
  const { following, reads, answer } = follow();
  await answer(0, new PlatformError('Down', { status: 503 }));
  for (let count = 0; count < 845; count += 1) {
    following.receive({ _message: message('b') });
    await vi.advanceTimersByTimeAsync(4);
    await answer(reads.length - 1, new PlatformError('Down', { status: 503 }));
  }
  expect(reads.length).toBeGreaterThan(2);
  expect(reads.length).toBeLessThan(6);
  following.receive({ _message: message('c') });
  following.end();
  const read = reads.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toHaveLength(read);
});

test('doesn’t read for a message once a new connection has', async () => {
  const { following, reads, answer } = follow();
  await answer(0, new PlatformError('Down', { status: 503 }));
  following.receive({ _message: message('b') });
  following.read();
  await answer(1, conversation('a', 'b'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(reads).toHaveLength(2);
});

test('shows a message that’s about to be sent in the whole conversation', async () => {
  const { following, shown, answer } = follow();
  await answer(0, conversation('a'));
  following.receive(new SentMessage({ id: 'c' }, message('b')));
  following.receive(new SentMessage(conversation('x'), message('y')));
  expect(shown).toEqual(['Milam: a b', 'Milam: x y']);
});

test('treats a conversation without messages as empty', async () => {
  const { following, shown, answer } = follow();
  following.receive(new SentMessage({ id: 'c' }, message('a')));
  await answer(0, { id: 'c', agent_name: 'Milam' });
  following.receive({ id: 'c', agent_name: 'Travis' });
  following.receive({ _message: message('a') });
  expect(shown).toEqual(['undefined: a', 'Travis: ', 'Travis: a']);
});

test('shows and reports nothing after its end', async () => {
  const { following, shown, onError, answer } = follow();
  following.end();
  await answer(0, conversation('a'));
  const aborted = follow();
  aborted.following.receive({ _message: message('b') });
  await aborted.answer(0, new PlatformError('The call was aborted', { code: 'aborted' }));
  expect([shown, aborted.shown, onError.mock.calls, aborted.onError.mock.calls]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('keeps showing a sent message when a read that began before it ends', async () => {
  const { following, shown, answer } = follow();
  await answer(0, conversation('a'));
  following.read();
  following.receive(new SentMessage(conversation('a'), { content: 'sent' }));
  await answer(1, conversation('a'));
  expect(shown).toEqual(['Milam: a sent']);
  following.receive({ _message: message('b', 'sent') });
  following.receive({ _message: message('c') });
  expect(shown.slice(1)).toEqual(['Milam: a sent', 'Milam: a sent c']);
});
