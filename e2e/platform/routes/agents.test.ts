import { expect, test } from 'vitest';
import { admin, call, operator, testPlatform } from '../testing';
import { connectSocket, joinRoom, nextEvent } from '../testing-socket';

const running = testPlatform();
const conversations = '/apps/brazos/agents/conversations';

function ask(path: string, init: Parameters<typeof call>[2] = {}): Promise<Response> {
  const token = running.platform.tokenFor(operator);
  return call(running.platform, conversations + path, { token, ...init });
}

async function startConversation(agent: string): Promise<{ id: string }> {
  const answer = await ask('', { json: { agent_name: agent, metadata: { shift: 'day' } } });
  expect(answer.status).toBe(201);
  return answer.json();
}

test('hides a conversation from other users, but not from the service role', async () => {
  const { id } = await startConversation('Milam');
  const token = running.platform.tokenFor(admin);
  const json = { content: 'x' };
  expect(await (await ask('', { token })).json()).toEqual([]);
  expect((await ask(`/${id}`, { token })).status).toBe(404);
  expect((await ask(`/${id}/messages`, { token, json })).status).toBe(404);
  const service = { token: running.platform.serviceToken };
  expect((await ask(`/${id}`, service)).status).toBe(200);
  expect((await ask(`/${id}/messages`, { ...service, json })).status).toBe(201);

  const room = `/agent-conversations/${id}`;
  const outsider = await connectSocket(running.platform, { token });
  const refused = nextEvent(outsider, 'error');
  outsider.emit('join', room);
  expect((await refused).code).toBe('conversation_unknown');
  await joinRoom(await connectSocket(running.platform, service), room);
  expect(running.platform.rooms.list()).toMatchObject([
    { name: room, sockets: [expect.any(String)] },
  ]);
});
