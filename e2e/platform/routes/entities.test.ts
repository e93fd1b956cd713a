import { expect, test } from 'vitest';
import { admin, call, eventually, guest, operator, testPlatform } from '../testing';
import { connectedSocket, joinRoom } from '../testing-socket';

const running = testPlatform();
const tasks = '/apps/brazos/entities/Task';

/** A call as the operator. */
function ask(path: string, init: Parameters<typeof call>[2] = {}): Promise<Response> {
  return call(running.platform, path, { token: running.platform.tokenFor(operator), ...init });
}

async function create(task: object): Promise<Record<string, string>> {
  const answer = await ask(tasks, { json: task });
  expect(answer.status).toBe(201);
  return answer.json();
}

async function titles(query: string | Record<string, unknown>): Promise<string[]> {
  const path =
    typeof query === 'string' ? query : `?q=${encodeURIComponent(JSON.stringify(query))}`;
  const answer = await ask(tasks + path);
  expect(answer.status).toBe(200);
  const found: { title: string }[] = await answer.json();
  return found.map(({ title }) => title);
}

test('a record is made, read, changed and removed', async () => {
  const made = await create({ title: ' Grease pump 3 ', id: 'mine', created_by: admin });
  expect(made).toEqual({
    title: 'Grease pump 3',
    status: 'open',
    priority: 3,
    tags: [],
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    created_date: expect.stringMatching(/Z$/),
    updated_date: made.created_date,
    created_by: operator,
    created_by_id: expect.any(String),
  });
  const path = `${tasks}/${made.id}`;
  expect(await (await ask(path)).json()).toEqual(made);

  // A client sends the whole record back; what the platform keeps is its own all the same.
  const changed = await ask(path, {
    method: 'PUT',
    json: { ...made, status: 'done', created_by: 'x' },
    token: running.platform.tokenFor(admin),
  });
  expect(changed.status).toBe(200);
  const record = await changed.json();
  expect(record).toEqual({ ...made, status: 'done', updated_date: record.updated_date });
  expect(await (await ask(path)).json()).toEqual(record);

  const removed = await ask(path, { method: 'DELETE' });
  expect([removed.status, await removed.json()]).toEqual([200, { success: true }]);
  for (const method of ['GET', 'DELETE']) expect((await ask(path, { method })).status).toBe(404);
  expect((await ask(path, { method: 'PUT', json: {} })).status).toBe(404);
});

test('filters, sorts and parts a list', async () => {
  for (const [title, priority] of [
    ['b', 2],
    ['a', 2],
    ['c', 1],
    ['d', 5],
  ]) {
    await create({ title, priority, ...(title === 'd' ? { tags: ['hot'] } : {}) });
  }
  // Without a sort the newest come first.
  expect(await titles('')).toEqual(['d', 'c', 'a', 'b']);
  expect(await titles('?sort=priority')).toEqual(['c', 'b', 'a', 'd']);
  expect(await titles('?sort=-title&limit=2&skip=1')).toEqual(['c', 'b']);
  expect(await titles({ priority: { $gte: 2, $lt: 5 } })).toEqual(['a', 'b']);
  expect(await titles({ $or: [{ title: 'c' }, { tags: ['hot'] }] })).toEqual(['d', 'c']);
  expect(await titles('?q[priority]=2&sort_by=title')).toEqual(['a', 'b']);
  const answer = await ask(`${tasks}?fields=title,nothing&limit=1&sort=created_date`);
  expect(await answer.json()).toEqual([{ id: expect.any(String), title: 'b' }]);
});

test.each([
  ['?q=%7B', 'q: is no JSON'],
  ['?q=%5B%5D', 'q: must be an object'],
  ['?q=%7B%22a%22:%7B%22$x%22:1%7D%7D', 'q.a.$x: '],
  [`?q${'[a]'.repeat(4000)}=x`, 'q: nested too deep'],
  ['?q[$x]=1', 'q.$x: '],
  ['?sort=--a', 'sort: '],
  ['?limit=0', 'limit: '],
  ['?skip=x', 'skip: '],
])('the query %s is refused with 422', async (query, words) => {
  const answer = await ask(tasks + query);
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toContain(words);
});

test.each([
  ['Task', { title: '' }, 'title: '],
  ['Task', { title: 'x', priority: 9 }, 'priority: '],
  ['Task', { title: 'x', colour: 'red' }, '"colour"'],
  ['Permit', { number: 'P-1', kind: 'swimming' }, 'kind: '],
  ['ShiftEntry', { shift: 'day', unit: 'U1', summary: 'x', readings: { a: 'b' } }, 'readings.a: '],
  ['Task', [], 'expected record'],
])('a wrong %s %j is 422 and names the field', async (entity, json, words) => {
  const answer = await ask(`/apps/brazos/entities/${entity}`, { json });
  expect(answer.status).toBe(422);
  const body = await answer.json();
  expect(body).toMatchObject({ error_type: 'validation_error', code: 'validation_failed' });
  expect(body.message).toContain(words);
});

test('a change that makes a record wrong is refused and leaves it as it was', async () => {
  const { id } = await create({ title: 'x' });
  const answer = await ask(`${tasks}/${id}`, { method: 'PUT', json: { priority: 'high' } });
  expect(answer.status).toBe(422);
  expect(await (await ask(`${tasks}/${id}`)).json()).toMatchObject({ priority: 3 });
});

test('of changes at the same time none is lost', async () => {
  const { id } = await create({ title: 'x' });
  const changes = [{ title: 'y' }, { priority: 5 }, { status: 'done' }, { tags: ['a'] }];
  await Promise.all(changes.map((json) => ask(`${tasks}/${id}`, { method: 'PUT', json })));
  const record = await (await ask(`${tasks}/${id}`)).json();
  expect(record).toMatchObject(Object.assign({}, ...changes));
});

test('adds many at once, all or none', async () => {
  const wrong = await ask(`${tasks}/bulk`, { json: [{ title: 'a' }, { titel: 'b' }] });
  expect(wrong.status).toBe(422);
  expect((await wrong.json()).message).toContain('1.title: ');
  expect(await titles('')).toEqual([]);
  const answer = await ask(`${tasks}/bulk`, { json: [{ title: 'a' }, { title: 'b' }] });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject([{ title: 'a' }, { title: 'b' }]);
  expect((await ask(`${tasks}/bulk`, { json: Array(1001).fill({ title: 'x' }) })).status).toBe(422);
  expect(await titles('?sort=title')).toEqual(['a', 'b']);
});

test('pages bring each record once, and there are 50 where nothing is said', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ title: `t${index}` }));
  expect((await ask(`${tasks}/bulk`, { json: rows })).status).toBe(201);
  expect(await titles('')).toEqual(
    rows
      .map(({ title }) => title)
      .toReversed()
      .slice(0, 50),
  );
  const seen: string[] = [];
  for (const skip of [0, 50, 100, 150]) {
    const page = await titles(`?sort=created_date&limit=50&skip=${skip}`);
    expect(page).toHaveLength(Math.max(0, Math.min(50, 120 - skip)));
    seen.push(...page);
  }
  expect(seen).toEqual(rows.map(({ title }) => title));
  expect(await titles('?limit=5000')).toHaveLength(120);
  const answer = await ask(`${tasks}?limit=5001`);
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    expect.stringContaining('limit: '),
  ]);
});

test('a file of very many columns is refused like any other', async () => {
  // Each compared with all others it would take minutes.
  const names = Array.from({ length: 200_000 }, (_, column) => `c${column}`).join();
  const answer = await upload(`${names}\n1`, 'a.csv');
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    expect.stringContaining('0.title: '),
  ]);
});

test('an import has at most 1000 rows, and adds all of them or none', async () => {
  const csv = (count: number) => `title\n${'x\n'.repeat(count)}`;
  const answer = await upload(csv(1001), 'a.csv');
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    expect.stringContaining('1000'),
  ]);
  expect((await upload('title,priority\na,1\nb,high', 'a.csv')).status).toBe(422);
  expect(await titles('')).toEqual([]);
  expect(await (await upload(csv(1000), 'a.csv')).json()).toHaveLength(1000);
  expect(await titles('?limit=5000')).toHaveLength(1000);
});

test('deletes those of a query', async () => {
  await ask(`${tasks}/bulk`, { json: [1, 2, 3].map((priority) => ({ title: 't', priority })) });
  const answer = await ask(tasks, { method: 'DELETE', json: { priority: { $gt: 1 } } });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, deleted: 2 }]);
  expect(await titles('')).toHaveLength(1);
  expect((await ask(tasks, { method: 'DELETE' })).status).toBe(415);
});

function upload(content: string, name: string, field = 'file'): Promise<Response> {
  const body = new FormData();
  body.set(field, new File([content], name));
  return ask(`${tasks}/import`, { method: 'POST', body });
}

test('imports CSV and JSON', async () => {
  const csv = 'title,priority,tags\r\n7,1,"[""a"",""b""]"\r\n"Two, words",,\r\n';
  const answer = await upload(csv, 'tasks.CSV');
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject([
    { title: '7', priority: 1, tags: ['a', 'b'] },
    { title: 'Two, words', priority: 3 },
  ]);
  expect((await upload('[{"title":"from JSON"}]', 'tasks.json')).status).toBe(201);
  expect(await titles('?sort=title')).toEqual(['7', 'Two, words', 'from JSON']);
});

test.each([
  ['title\n"a', 'a.csv', 400, 'line 2'],
  ['title\na,b', 'a.csv', 422, '0: has more cells'],
  ['title,priority\na,high', 'a.csv', 422, '0.priority: '],
  ['{', 'a.json', 400, 'no JSON'],
  ['title,title\na,b', 'a.csv', 422, 'title: is the name of two columns'],
  ['title,colour\na,red', 'a.csv', 422, '0: Unrecognized key: "colour"'],
  ['[{"title":"a"},{"title":"b","priority":9}]', 'a.json', 422, '1.priority: '],
  ['{"title":"a"}', 'a.json', 422, 'expected array'],
  ['x', 'a.xlsx', 415, '.csv or .json'],
])('refuses to import %j as %s', async (content, name, status, words) => {
  const answer = await upload(content, name);
  expect(answer.status).toBe(status);
  expect((await answer.json()).message).toContain(words);
});

test('an import without file or without form is refused', async () => {
  expect((await upload('title\na', 'a.csv', 'other')).status).toBe(422);
  expect((await ask(`${tasks}/import`, { json: [] })).status).toBe(415);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const broken = await ask(`${tasks}/import`, { method: 'POST', headers, body: '--y' });
  expect([broken.status, (await broken.json()).code]).toEqual([400, 'invalid_form']);
});

test('nobody and the unregistered do nothing', async () => {
  const { id } = await create({ title: 'x' });
  const calls: [string, string][] = [
    ['GET', ''],
    ['POST', ''],
    ['DELETE', ''],
    ['POST', '/bulk'],
    ['POST', '/import'],
    ...['GET', 'PUT', 'DELETE'].map((method): [string, string] => [method, `/${id}`]),
  ];
  for (const [method, path] of calls) {
    const nobody = await call(running.platform, tasks + path, { method });
    expect(nobody.status, `${method} ${path}`).toBe(401);
    const token = running.platform.tokenFor(guest);
    const unregistered = await call(running.platform, tasks + path, { method, token });
    expect(unregistered.status, `${method} ${path}`).toBe(403);
  }
});

test.each(['Nothing', 'task', 'constructor', '__proto__'])('%s is no entity', async (name) => {
  const answer = await ask(`/apps/brazos/entities/${name}`);
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'entity_unknown']);
});

test('admins list the users, with a query', async () => {
  const users = '/apps/brazos/entities/User';
  expect((await ask(users)).status).toBe(403);
  expect((await call(running.platform, users)).status).toBe(401);
  const token = running.platform.tokenFor(admin);
  const q = encodeURIComponent('{"role":"user"}');
  const answer = await call(running.platform, `${users}?q=${q}&sort=-email`, { token });
  const found: Record<string, string>[] = await answer.json();
  expect(found.map(({ email }) => email)).toEqual([operator, guest]);
  expect(JSON.stringify(found)).not.toContain('password');
  const one = await call(running.platform, `${users}/${found[0]?.id}`, { token });
  expect(await one.json()).toEqual(found[0]);
  expect((await call(running.platform, `${users}/none`, { token })).status).toBe(404);
  expect((await call(running.platform, users, { token, json: {} })).status).toBe(404);
});

test('every change is told to the room of its entity', async () => {
  const token = running.platform.tokenFor(operator);
  const socket = await connectedSocket(running.platform, { token });
  const heard: { type: string; id: string; data: { title: string }; timestamp: string }[] = [];
  socket.on('update_model', ({ room, data }) => {
    expect(room).toBe('entities:brazos:Task');
    heard.push(JSON.parse(data));
  });
  await joinRoom(socket, 'entities:brazos:Task');

  const { id } = await create({ title: 'one' });
  await ask(`${tasks}/${id}`, { method: 'PUT', json: { title: 'uno' } });
  await ask(`${tasks}/${id}`, { method: 'DELETE' });
  await ask(`${tasks}/bulk`, { json: [{ title: 'two' }, { title: 'three' }] });
  await upload('title\nfour', 'a.csv');
  await ask(tasks, { method: 'DELETE', json: { title: 'four' } });
  await ask('/apps/brazos/entities/ShiftEntry', {
    json: { shift: 'day', unit: 'U1', summary: 'Quiet' },
  });
  await eventually(() => heard.map(({ type, data }) => `${type} ${data.title}`)).toEqual([
    'create one',
    'update uno',
    'delete uno',
    'create two',
    'create three',
    'create four',
    'delete four',
  ]);
  expect(heard[0]).toMatchObject({ id, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) });
});
