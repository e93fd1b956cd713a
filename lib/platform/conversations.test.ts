import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from './testing';
import { listener, otherUser, runningPlatform, signedInClient } from './testing-realtime';

const running = runningPlatform();
const ignore = () => undefined;

// The tests provoke errors, which are logged.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const clientOf = () => signedInClient(running.platform);

describe('a conversation', () => {
  test('is sent to its subscribers as a whole each time it changes', async () => {
    const { platform } = running;
    const user = otherUser(platform);
    const { client, waitForRoundTrip, latest } = clientOf();
    const { heard, hear } = listener<object>();
    const { id } = await user.agents.createConversation({ agent_name: 'Milam' });
    client.agents.subscribeToConversation(id, hear);
    await waitForRoundTrip();
    expect(latest().sent).toEqual([`join /agent-conversations/${id}`]);
    await user.agents.addMessage({ id }, { role: 'user', content: 'Any permit conflicts?' });
    await waitForRoundTrip();
    const asked = { role: 'user', content: 'Any permit conflicts?' };
    const answered = { role: 'assistant', content: expect.any(String) };
    expect(heard).toMatchObject([
      { id, messages: [asked] },
      { id, messages: [asked, answered] },
    ]);
    expect(heard.at(-1)).toEqual(await user.agents.getConversation(id));
  });

  test('notifies local subscribers of a message before it’s sent, then again from the platform', async () => {
    const { client, waitForRoundTrip } = clientOf();
    const { agents } = client;
    const { heard, hear } = listener<object>();
    const conversation = await agents.createConversation({ agent_name: 'Milam' });
    agents.subscribeToConversation(conversation.id, () => {
      throw new Error('a bad subscriber');
    });
    agents.subscribeToConversation(conversation.id, hear);
    await waitForRoundTrip();
    const message = { role: 'user', content: 'Hello', mine: true };
    const sent = agents.addMessage(conversation, message);
    expect(heard).toEqual([{ ...conversation, messages: [message] }]);
    expect(await sent).toMatchObject({ role: 'user', content: 'Hello', id: expect.any(String) });
    await waitForRoundTrip();
    expect(heard).toHaveLength(3);
    expect(heard.at(-1)).toMatchObject({ messages: [{ role: 'user' }, { role: 'assistant' }] });
  });

  test('notifies local subscribers of a message that the platform then rejects', async () => {
    const { client } = clientOf();
    const { heard, hear } = listener<object>();
    client.agents.subscribeToConversation('c', hear);
    const earlier = { role: 'assistant', content: 'Yes?' };
    const refused = client.agents.addMessage({ id: 'c', messages: [earlier] }, { content: 'Hi' });
    expect(heard).toEqual([{ id: 'c', messages: [earlier, { content: 'Hi' }] }]);
    expect((await failureOf(refused)).status).toBe(404);
  });

  test('can’t be subscribed to without an ID', () => {
    const { client, sockets } = clientOf();
    expect(() => client.agents.subscribeToConversation('', ignore)).toThrow(
      expect.objectContaining({ name: 'PlatformError', code: 'not_sent' }),
    );
    expect(sockets).toEqual([]);
  });
});
