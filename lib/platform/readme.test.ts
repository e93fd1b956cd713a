import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { admin, eventually, testPlatform } from '@/e2e/platform/testing';
import { createClient, isPlatformError } from './index';
import { json, serve } from './testing';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
const [shortest, configuring, entities, pages, signingIn, functions, agents, service, errors] =
  examples;
const [realtime, end] = examples.slice(9);

// biome-ignore lint/suspicious/noExplicitAny: typed-records.test.ts checks the types of the examples
type Scope = Record<string, any>;

/** Runs an example with the names in scope. @returns the scope, with the example's own names `declared` */
async function run(example: string | undefined, scope: Scope, ...declared: string[]) {
  const source = `(async () => {\n${example}\nreturn { ${declared} };\n})()`;
  const { code } = await transform(source, { loader: 'ts' });
  const all: Scope = { createClient, isPlatformError, ...scope };
  return {
    ...all,
    ...(await new Function(...Object.keys(all), `return ${code}`)(...Object.values(all))),
  };
}

const legacy = testPlatform();
const current = testPlatform({ generation: 'current' });

function clientOf({ platform: { url: serverUrl, tokenFor } }: typeof legacy) {
  const client = createClient({ serverUrl, appId: 'brazos', token: tokenFor(admin) });
  onTestFinished(() => client.cleanup());
  return client;
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

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

test('the examples of signing in, functions, agents, the service role, and errors work', async () => {
  const server = await serve(({ method, url = '' }, response) => {
    const answer = answers[`${method} ${url.replace('/api/apps/brazos', '')}`];
    if (answer === undefined) json(response, { message: 'Unknown' }, 404);
    else json(response, answer);
  });
  const kept = new Map<string, string>();
  const location = { href: 'https://site.example/', assign: () => undefined };
  const given = { kept, location, email: 'a@b.example', password: 'pw', serviceToken: 's' };
  let scope = await run(configuring, { ...given, serverUrl: server.url }, 'client');
  scope = await run(signingIn, scope, 'user');
  scope = await run(functions, scope, 'data', 'status', 'headers', 'uploaded');
  expect([scope.data, scope.status, scope.uploaded]).toEqual([
    { cost: 800 },
    200,
    { file_url: '/plan.txt' },
  ]);
  expect(scope.headers['content-type']).toBe('application/json');
  scope = await run(agents, scope, 'link', 'logs');
  expect(scope.link).toBe(`${server.url}/api/apps/brazos/agents/Milam/whatsapp`);
  expect(scope.logs).toEqual([{ page: 'AITeam' }]);
  scope = await run(service, scope, 'all', 'access');
  expect([scope.all, scope.access]).toEqual([[{ id: '7' }], { access_token: 'third' }]);
  await run(errors, scope);
  expect(kept.size).toBe(0);
  expect(server.requests).toHaveLength(Object.keys(answers).length + 1);
  expect(vi.mocked(console.error).mock.calls).toEqual([['Unknown']]);
});

test('the shortest example reads and sends nothing', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  const { client } = await run(shortest, {}, 'client');
  expect(client.getConfig()).toMatchObject({ appId: 'brazos' });
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
});

test('the examples of entities, pages, and batches work on the platform', async () => {
  const scope = await run(entities, { client: clientOf(legacy) }, 'open', 'drained', 'Task');
  expect([scope.open, scope.drained.status, await scope.Task.list()]).toEqual([[], 'open', []]);
  const client = clientOf(current);
  const { Task } = client.entities;
  await Task.bulkCreate(['a', 'b', 'c'].map((title) => ({ title })));
  const read = await run(pages, { client, found: [] }, 'items', 'openTasks', 'rows');
  expect([read.items.length, read.found.length, read.openTasks]).toEqual([2, 3, 3]);
  expect(read.rows).toEqual([{ status: 'open', count: 3 }]);
  expect(await Task.count({ status: 'done' })).toBe(4);
});

test('the realtime example receives events from the platform', async () => {
  const { rooms } = legacy.platform;
  const client = clientOf(legacy);
  const conversation = await client.agents.createConversation({ agent_name: 'Milam' });
  const given = { client, conversation, heard: [], shown: [], failures: [], connections: [] };
  const scope = await run(realtime, given, 'end');
  expect(scope.shown[0]).toEqual([{ role: 'user', content: 'And today?' }]);
  await eventually(() => rooms.list().length).toBe(2);
  const task = await client.entities.Task.create({ title: 'Drain' });
  await eventually(() => scope.heard).toMatchObject([{ type: 'create', id: task.id, data: task }]);
  expect(scope.connections).toHaveLength(1);
  await run(end, scope);
  await eventually(() => rooms.list()).toEqual([]);
});
