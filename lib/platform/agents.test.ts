import { expect, test, vi } from 'vitest';
import { createClient } from './index';
import { record } from './wire-recorder';

const path = (version: string) => `POST /api/apps/brazos/agents/conversations/${version}c/messages`;
const [older, current] = [path(''), path('v2/')];
const message = { role: 'user', content: 'Hello' };
const missing = { status: 404 };

async function clientWith(...answers: Parameters<typeof record>) {
  const { url, requests } = await record(...answers);
  const onError = vi.fn();
  const config = { serverUrl: url, appId: 'brazos', serviceToken: 's', options: { onError } };
  return { client: createClient(config), requests, onError };
}

test.each([404, 410])('uses v2 after a %i, without an error, and remembers it', async (status) => {
  const { client, requests, onError } = await clientWith({ status }, { body: message });
  for (const { agents } of [client, client, client.asServiceRole]) {
    expect(await agents.addMessage({ id: 'c' }, message)).toEqual(message);
  }
  expect(requests()).toEqual([older, current, current, current]);
  expect(onError).not.toHaveBeenCalled();
});

test.each([200, 403, 500])('never sends a message again after a %i', async (status) => {
  const { client, requests } = await clientWith({ status, body: message });
  await client.agents.addMessage({ id: 'c' }, message).catch(() => undefined);
  expect(requests()).toEqual([older]);
});

test('rejects a message to an unknown conversation, and tries both paths again', async () => {
  const { client, requests, onError } = await clientWith(missing);
  for (const _ of [1, 2]) {
    const call = client.agents.addMessage({ id: 'c' }, message);
    await expect(call).rejects.toMatchObject({ status: 404 });
  }
  expect(requests()).toEqual([older, current, older, current]);
  expect(onError).toHaveBeenCalledTimes(2);
});

test('the timeout covers both paths', async () => {
  const { client } = await clientWith(missing, () => undefined);
  const call = client.agents.addMessage({ id: 'c' }, message, { timeout: 1000 });
  await expect(call).rejects.toMatchObject({ code: 'timeout' });
});

test('entities and integrations call nothing when awaited, printed, or serialized', async () => {
  const { client, requests } = await clientWith({ body: [] });
  const { entities, integrations } = client;
  expect(entities.Task).toBe(entities.Task);
  for (const named of [entities, integrations, integrations.Core]) {
    expect(await named).toBe(named);
    expect([JSON.stringify(named), String(named)]).toEqual(['{}', '[object Object]']);
  }
  expect(requests()).toEqual([]);
});

test.each([undefined, null, ''])('asServiceRole throws without a token (%j)', (serviceToken) => {
  const config = serviceToken === undefined ? {} : { serviceToken };
  const client = createClient({ appId: 'brazos', ...config });
  expect(() => client.asServiceRole).toThrow(
    'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
  );
});
