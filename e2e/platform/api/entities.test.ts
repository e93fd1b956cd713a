import { expect, test } from 'vitest';
import { call, guest, operator, testPlatform } from '../testing';

const running = testPlatform();
const tasks = '/apps/brazos/entities/Task';

/** Calls the API as the operator. */
async function ask(path: string, method = 'GET', json?: unknown) {
  const token = running.platform.tokenFor(operator);
  const answer = await call(running.platform, path, { method, json, token });
  return { status: answer.status, body: await answer.json() };
}

test('stores records with any fields, and the platform’s own can’t be forged', async () => {
  const made = await ask(tasks, 'POST', { title: 'Drain P-201A', steps: [1], id: 'x' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ title: 'Drain P-201A', steps: [1], created_by: operator });
  const path = `${tasks}/${made.body.id}`;
  const change = { status: 'done', id: 'x', created_by: 'x', created_date: 'x' };
  const { body: changed } = await ask(path, 'PUT', change);
  const { updated_date } = changed;
  expect(changed).toEqual({ ...made.body, status: 'done', updated_date });
  expect((await ask(path)).body).toEqual(changed);
  expect((await ask(path, 'DELETE')).body).toEqual({ success: true });
  expect((await ask(path)).status).toBe(404);
});

test.each([
  ['', 200, /"c".*"b10".*"a".*"b9"/],
  ['?sort=title', 200, /"a".*"b10".*"b9".*"c"/],
  ['?sort=n', 200, /"a".*"c".*"b9".*"b10"/],
  [
    '?sort=-title&limit=2&skip=1&fields=title',
    200,
    /^\[{"title":"b9","id":"\w+"},{"title":"b10"[^}]*}\]$/,
  ],
  ['?q={"meta":{"floor":2},"n":10}&fields=n', 200, /^\[{"n":10,"id":"\w+"}\]$/],
  ['?q={', 400, /q is not valid JSON/],
  ['?q={"n":{"$gt":1}}', 422, /q: .* no operators/],
  ['?q={"$or":[]}', 422, /q: .* no operators/],
  ['?sort=--a', 422, /^\S*"sort: must be a field/],
  ['?cursor=1', 422, /cursor/],
])('answers a list with %s by %i and %s', async (query, status, expected) => {
  const meta = { floor: 2 };
  const rows = [{ title: 'b9', n: 9, meta }, { title: 'a' }, { title: 'b10', n: 10, meta }];
  await ask(`${tasks}/bulk`, 'POST', rows);
  await ask(tasks, 'POST', { title: 'c' });
  const answer = await ask(tasks + query);
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toMatch(expected);
});

test.each([
  ['GET', ''],
  ['POST', ''],
  ['POST', '/bulk'],
  ['GET', '/1'],
  ['PUT', '/1'],
  ['DELETE', '/1'],
])('refuses %s %s to those who aren’t signed in or registered', async (method, path) => {
  const { platform } = running;
  expect((await call(platform, tasks + path, { method })).status).toBe(401);
  const token = platform.tokenFor(guest);
  expect((await call(platform, tasks + path, { method, token })).status).toBe(403);
});

test.each(['User', '__proto__', 'a'])('has no entity %s', async (name) => {
  expect((await ask(`/apps/brazos/entities/${name}`)).status).toBe(404);
});
