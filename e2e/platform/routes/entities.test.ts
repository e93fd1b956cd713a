import { expect, test } from 'vitest';
import { admin, call, guest, operator, testPlatform } from '../testing';

const running = testPlatform();
const tasksPath = '/apps/brazos/entities/Task';

function ask(path: string, init: Parameters<typeof call>[2] = {}): Promise<Response> {
  return call(running.platform, path, { token: running.platform.tokenFor(operator), ...init });
}

async function create(task: object): Promise<Record<string, string>> {
  const answer = await ask(tasksPath, { json: task });
  expect(answer.status).toBe(201);
  return answer.json();
}

test('keeps the system fields when a client sends the whole record back', async () => {
  const created = await create({ title: ' Grease pump 3 ', id: 'mine', created_by: admin });
  expect(created).toEqual({
    title: 'Grease pump 3',
    status: 'open',
    priority: 3,
    tags: [],
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    created_date: expect.stringMatching(/Z$/),
    updated_date: created.created_date,
    created_by: operator,
    created_by_id: expect.any(String),
  });
  const changed = await ask(`${tasksPath}/${created.id}`, {
    method: 'PUT',
    json: { ...created, status: 'done', created_by: 'x' },
    token: running.platform.tokenFor(admin),
  });
  const record = await changed.json();
  expect(record).toEqual({ ...created, status: 'done', updated_date: record.updated_date });
});

test('rejects calls without a token and unregistered accounts', async () => {
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
    const nobody = await call(running.platform, tasksPath + path, { method });
    expect(nobody.status, `${method} ${path}`).toBe(401);
    const token = running.platform.tokenFor(guest);
    const unregistered = await call(running.platform, tasksPath + path, { method, token });
    expect(unregistered.status, `${method} ${path}`).toBe(403);
  }
});

test.each([
  ['?q=%7B', 'q: is not valid JSON'],
  ['?q=%7B%22a%22:%7B%22$x%22:1%7D%7D', 'q: unknown query operator $x'],
  ['?q=%7B%22$where%22:%22true%22%7D', 'q: $where'],
  [
    '?q=%7B%22$expr%22:%7B%22$function%22:%7B%22body%22:%22true%22,%22args%22:[],%22lang%22:%22js%22%7D%7D%7D',
    'q: $function',
  ],
  ['?sort=--a', 'sort: '],
])('rejects the query %s with 422', async (query, words) => {
  const answer = await ask(tasksPath + query);
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    expect.stringContaining(words),
  ]);
});
