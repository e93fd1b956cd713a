import { expect, test } from 'vitest';
import { admin, call, guest, operator, testPlatform } from '../testing';
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

test('sends a visitor without a token through sign-in and back to the WhatsApp page', async () => {
  const { platform } = running;
  const path = '/apps/brazos/agents/Milam%2FB/whatsapp';
  const answer = await call(platform, path, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  const signIn = new URL(answer.headers.get('location') ?? '', platform.url);
  expect(signIn.searchParams.get('from_url')).toBe(`${platform.url}/api${path}`);
  const back = await fetch(`${platform.url}/login`, {
    method: 'POST',
    body: new URLSearchParams({
      from_url: signIn.searchParams.get('from_url') ?? '',
      email: operator,
      password: 'operator-pass-1',
    }),
  });
  expect(back.status).toBe(200);
  expect(await back.text()).toContain(`would connect ${operator}`);
});

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
  expect(running.platform.rooms.list()).toMatchObject([{ name: room, sockets: 1 }]);
});

test('rejects calls without a token, unregistered accounts, invalid bodies, and unknown ids', async () => {
  const { id } = await startConversation('Milam');
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${id}`],
    ['POST', `/${id}/messages`],
  ]) {
    const init = method === undefined ? {} : { method };
    expect((await call(running.platform, `${conversations}${path}`, init)).status).toBe(401);
    const token = running.platform.tokenFor(guest);
    expect((await ask(`${path}`, { ...init, token })).status).toBe(403);
  }
  expect((await ask(`/${id}/messages`, { json: { content: '' } })).status).toBe(422);
  expect((await ask('/nothing')).status).toBe(404);
  expect((await ask('/nothing/messages', { json: { content: 'x' } })).status).toBe(404);
});

test('opens the WhatsApp page only with a valid token', async () => {
  const page = (agent: string, token: string) =>
    call(running.platform, `/apps/brazos/agents/${agent}/whatsapp?token=${token}`);
  const answer = await page('%3Cb%3EMilam', running.platform.tokenFor(operator));
  expect(await answer.text()).toContain('&lt;b&gt;Milam on WhatsApp');
  expect((await page('Milam', 'x')).status).toBe(401);
  expect((await page('Milam', '')).status).toBe(401);
  expect((await page('Milam', running.platform.tokenFor(guest))).status).toBe(403);
});
