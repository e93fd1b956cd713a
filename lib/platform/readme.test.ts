import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { admin, eventually, testPlatform } from '@/e2e/platform/testing';
import { createClient, type EntityEvent, isPlatformError, type PlatformError } from './index';
import { json, serve } from './testing';

interface Task {
  title: string;
  due_date?: string;
  status?: 'open' | 'done';
}

const legacy = testPlatform();
const current = testPlatform({ generation: 'current' });

function clientOf({ platform }: typeof legacy) {
  const { url: serverUrl, tokenFor } = platform;
  const client = createClient<{ Task: Task }>({
    serverUrl,
    appId: 'brazos',
    token: tokenFor(admin),
  });
  return { client, platform };
}

/** The requests that the examples send, with the platform's responses. */
const answers: Record<string, unknown> = {
  'POST /auth/register': { id: '1' },
  'POST /auth/verify-otp': { success: true, access_token: 'first' },
  'POST /auth/login': { access_token: 'second', user: { id: '1' } },
  'GET /entities/User/me': { id: '1' },
  'POST /functions/estimate': { cost: 800 },
  'POST /integration-endpoints/Core/UploadFile': { file_url: '/plan.txt' },
  'POST /integration-endpoints/installable/crm/integration-endpoints/FindContact': {},
  'POST /agents/conversations': { id: 'c' },
  'POST /agents/conversations/c/messages': { role: 'user' },
  'POST /api/app-logs/brazos/log-user-in-app/AITeam': null,
  'GET /api/app-logs/brazos?limit=50': [{ page: 'AITeam' }],
  'GET /entities/Task': [{ id: '7' }],
  'GET /auth/sso/accesstoken/1': { access_token: 'third' },
};

/** Runs all examples in the README's order and checks their results. */
async function runExamples(serverUrl: string): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  const [email, password, serviceToken] = ['a@b.example', 'operator-pass', 'of-the-service'];
  const location = { href: 'https://site.example/', assign: (_url: string) => undefined };
  // example
  const client = createClient<{ Task: Task }>({
    serverUrl,
    appId: 'brazos',
    token: null,
    serviceToken, // backends only
    page: { url: () => location.href, navigate: (url) => location.assign(url) },
    storage: { save: (token) => kept.set('token', token), clear: () => kept.delete('token') },
    options: { onError: (error) => console.error(error.message) },
  });
  // example
  await client.auth.register({ email, password });
  await client.auth.verifyOtp({ email, otpCode: '012345' });
  await client.auth.loginViaEmailPassword(email, password);
  const user = await client.auth.me();
  client.auth.logout(false); // stays; without false it leaves for the platform's sign-out
  // example
  const { data, status, headers } = await client.functions.invoke('estimate', { hours: 8 });
  const plan = new File(['…'], 'plan.txt');
  const uploaded = await client.integrations.Core.UploadFile({ file: plan });
  await client.integrations.crm.FindContact({ email });
  // example
  const conversation = await client.agents.createConversation({ agent_name: 'Milam' });
  await client.agents.addMessage(conversation, { role: 'user', content: 'Any permit conflicts?' });
  const link = client.agents.getWhatsAppConnectURL('Milam'); // holds the user's token
  await client.appLogs.logUserInApp('AITeam');
  const logs = await client.appLogs.fetchLogs({ limit: 50 });
  // example
  const { entities, sso } = client.asServiceRole;
  const all = await entities.Task.list();
  const access = await sso.getAccessToken(user.id);
  // example
  try {
    await client.entities.Task.get('unknown', { timeout: 4000, retry: { limit: 1 } });
  } catch (error) {
    if (!isPlatformError(error) || error.status !== 404) throw error;
  }
  client.cleanup();
  // end of example
  expect([data, status, uploaded]).toEqual([{ cost: 800 }, 200, { file_url: '/plan.txt' }]);
  expect(headers['content-type']).toBe('application/json');
  expect(link).toBe(`${serverUrl}/api/apps/brazos/agents/Milam/whatsapp`);
  expect([logs, all, access]).toEqual([
    [{ page: 'AITeam' }],
    [{ id: '7' }],
    { access_token: 'third' },
  ]);
  return kept;
}

test('the README’s examples work', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const server = await serve(({ method, url = '' }, response) => {
    const answer = answers[`${method} ${url.replace('/api/apps/brazos', '')}`];
    if (answer === undefined) json(response, { message: 'Unknown' }, 404);
    else json(response, answer);
  });
  const kept = await runExamples(server.url);
  expect(kept.size).toBe(0);
  expect(server.requests).toHaveLength(Object.keys(answers).length + 1);
  expect(consoleError.mock.calls).toEqual([['Unknown']]);
  consoleError.mockRestore();
});

test('the entities example works on the platform', async () => {
  const { client } = clientOf(legacy);
  // example
  const { Task } = client.entities;
  const open = await Task.filter({ status: { $ne: 'done' } }, '-due_date', 20);
  const drained = await Task.create({ title: 'Drain', due_date: '2026-03-01T06:00:00Z' });
  await Task.update(drained.id, { status: 'done' });
  await Task.deleteMany({ $or: [{ status: 'done' }, { due_date: { $lt: '2020-01-01' } }] });
  // end of example
  expect([open, drained.status, await Task.list()]).toEqual([[], 'open', []]);
});

test('the shortest example reads and sends nothing', () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  // example
  const client = createClient({ appId: 'brazos' });
  // end of example
  expect(client.getConfig()).toMatchObject({ appId: 'brazos' });
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
});

test('the example of pages and batches works on the current platform', async () => {
  const { client } = clientOf(current);
  await client.entities.Task.bulkCreate(['a', 'b', 'c'].map((title) => ({ title })));
  const found: Task[] = [];
  // example
  const { Task } = client.entities;
  const { items, next_cursor } = await Task.list({ sort: '-due_date', limit: 2 });
  for await (const page of Task.pages({ status: 'open' })) found.push(...page.items);
  const openTasks = await Task.count({ status: 'open' });
  const { rows } = await Task.aggregate({ groupBy: 'status' });
  await Task.upsert([{ title: 'Drain', status: 'open' }], { key: 'title' });
  await Task.updateMany({ status: 'open' }, { $set: { status: 'done' } });
  // end of example
  expect([items.length, typeof next_cursor, found.length, openTasks]).toEqual([2, 'string', 3, 3]);
  expect(rows).toEqual([{ status: 'open', count: 3 }]);
  expect(await Task.count({ status: 'done' })).toBe(4);
});

test('the realtime example receives events from the platform', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const { client, platform } = clientOf(legacy);
  const sockets = (room: string) =>
    platform.rooms.list().find(({ name }) => name.includes(room))?.sockets;
  const conversation = await client.agents.createConversation({ agent_name: 'Milam' });
  const heard: EntityEvent<Task>[] = [];
  const shown: unknown[] = [];
  const failures: PlatformError[] = [];
  const connections: string[] = [];
  // example
  const end = client.entities.Task.subscribe(
    (event) => heard.push(event), // { type: 'create', id, data: the task, timestamp }
    (error) => failures.push(error),
    () => connections.push('list again'), // at first, and after each lost connection
  );
  client.agents.subscribeToConversation(conversation.id, ({ messages }) => shown.push(messages));
  await client.agents.addMessage(conversation, { role: 'user', content: 'And today?' });
  // end of example
  expect(shown[0]).toEqual([{ role: 'user', content: 'And today?' }]);
  await eventually(() => sockets('Task')).toBe(1);
  const task = await client.entities.Task.create({ title: 'Drain' });
  await eventually(() => heard).toMatchObject([{ type: 'create', id: task.id, data: task }]);
  expect(connections).toHaveLength(1);
  // example
  end();
  client.cleanup(); // ends the other one too
  // end of example
  await eventually(() => platform.rooms.list()).toEqual([]);
  consoleError.mockRestore();
});

test('the README contains exactly the examples that run above', async () => {
  const [readme, source] = await Promise.all(
    ['README.md', 'readme.test.ts'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
  );
  const shown = [...(readme ?? '').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  const marked = /^ {2}\/\/ example\n([\s\S]*?)(?=^ {2}\/\/ (?:end of )?example\n)/gm;
  const run = [...(source ?? '').matchAll(marked)].map(([, code = '']) => code);
  expect(shown.toSorted()).toEqual(run.map((code) => code.replace(/^ {2}/gm, '')).toSorted());
  expect(shown).toHaveLength(11);
});
