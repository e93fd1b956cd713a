import { expect, test, vi } from 'vitest';
import { createClient } from './client';
import { failureOf, json, serve } from './testing';

const older = 'POST /api/apps/brazos/agents/conversations/c/messages';
const current = 'POST /api/apps/brazos/agents/conversations/v2/c/messages';
const message = { role: 'user', content: 'Hello' };

async function platformWith(statuses: Record<string, number>) {
  const onError = vi.fn();
  const server = await serve(({ method, url }, response) => {
    json(response, { role: 'user' }, statuses[`${method} ${url}`] ?? 404);
  });
  const config = {
    serverUrl: server.url,
    appId: 'brazos',
    serviceToken: 's',
    options: { onError },
  };
  return { server, onError, client: createClient(config) };
}

test.each([404, 410])('uses v2 after a %i, without an error, and remembers it', async (status) => {
  const { server, onError, client } = await platformWith({ [older]: status, [current]: 200 });
  for (const { agents } of [client, client, client.asServiceRole]) {
    expect(await agents.addMessage({ id: 'c' }, message)).toEqual({ role: 'user' });
  }
  expect(server.requests).toEqual([older, current, current, current]);
  expect(onError).not.toHaveBeenCalled();
});

test.each([200, 403, 500])('never sends a message again after a %i', async (status) => {
  const { server, client } = await platformWith({ [older]: status, [current]: 200 });
  await client.agents.addMessage({ id: 'c' }, message).catch(() => undefined);
  expect(server.requests).toEqual([older]);
});

test('rejects a message to an unknown conversation once, and tries both paths again', async () => {
  const { server, onError, client } = await platformWith({});
  for (const _ of [1, 2]) {
    expect((await failureOf(client.agents.addMessage({ id: 'c' }, message))).status).toBe(404);
  }
  expect(server.requests).toEqual([older, current, older, current]);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('the timeout covers both paths', async () => {
  const server = await serve((_, response, count) => {
    if (count === 1) setTimeout(() => json(response, {}, 404), 60);
  });
  const { agents } = createClient({ serverUrl: server.url, appId: 'brazos' });
  const call = agents.addMessage({ id: 'c' }, message, { timeout: 1000 });
  expect((await failureOf(call)).code).toBe('timeout');
});

test('a subscription needs no callbacks', async () => {
  const { server, client } = await platformWith({ [older]: 200 });
  const end = client.agents.subscribeToConversation('c');
  await client.agents.addMessage({ id: 'c' }, message);
  await vi.waitFor(() =>
    expect(server.requests).toContain('GET /api/apps/brazos/agents/conversations/c'),
  );
  await new Promise((done) => setImmediate(done));
  end();
  client.cleanup();
});
