import { expect, test } from 'vitest';
import { call, eventually, operator, testPlatform } from '../testing';
import { connectSocket, joinRoom } from '../testing-socket';

const running = testPlatform({ generation: 'current' });
const app = '/apps/brazos/agents';

function ask(path: string, json?: object): Promise<Response> {
  const token = running.platform.tokenFor(operator);
  return call(running.platform, app + path, { token, ...(json === undefined ? {} : { json }) });
}

test('broadcasts single messages, the agent’s reply first in part and then whole under the same ID', async () => {
  const { id } = await (await ask('/conversations', { agent_name: 'Milam' })).json();
  const token = running.platform.tokenFor(operator);
  const socket = await connectSocket(running.platform, { token });
  const broadcasts: { _message: { id: string; content: string } }[] = [];
  socket.on('update_model', ({ data }) => broadcasts.push(JSON.parse(data)));
  await joinRoom(socket, `/agent-conversations/${id}`);

  const sent = await ask(`/conversations/v2/${id}/messages`, { content: 'Is pump 3 safe?' });
  expect(sent.status).toBe(201);
  const message = await sent.json();
  const { messages } = await (await ask(`/conversations/${id}`)).json();
  expect(messages).toEqual([message, expect.objectContaining({ role: 'assistant' })]);
  await eventually(() => broadcasts).toHaveLength(3);
  const [first, half, whole] = broadcasts.map(({ _message }) => _message);
  expect([first, whole]).toEqual(messages);
  expect(half).toEqual({ ...whole, content: expect.any(String) });
  expect(whole?.content.startsWith(half?.content ?? 'nothing')).toBe(true);
  expect(whole?.content).not.toBe(half?.content);
});

test('opens the Telegram page with a token, and redirects to sign-in without one', async () => {
  const page = await ask(`/Milam/telegram?token=${running.platform.tokenFor(operator)}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Milam on Telegram');
  const signedOut = await call(running.platform, `${app}/Milam/telegram`, { redirect: 'manual' });
  expect(signedOut.status).toBe(302);
  expect(signedOut.headers.get('location')).toContain('agents%2FMilam%2Ftelegram');
});
