import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from './store';
import { call, guest, openSocket, operator, temporaryFolder, testPlatform } from './testing';

const running = testPlatform();
const tasks = '/apps/brazos/entities/Task';
const room = 'entities:brazos:Task';
const folder = temporaryFolder();

/** Calls the API as the operator. */
async function ask(path: string, method = 'GET', json?: unknown) {
  const token = running.platform.tokenFor(operator);
  const answer = await call(running.platform, path, { method, json, token });
  return { status: answer.status, body: await answer.json() };
}

test.each(['GET ', 'POST ', 'GET /1', 'PUT /1', 'DELETE /1'])(
  'refuses %s to those who aren’t signed in or registered',
  async (route) => {
    const { platform } = running;
    const [method = '', path] = route.split(' ');
    expect((await call(platform, tasks + path, { method })).status).toBe(401);
    const token = platform.tokenFor(guest);
    expect((await call(platform, tasks + path, { method, token })).status).toBe(403);
  },
);

test.each(['User', '__proto__', 'a'])('has no entity %s', async (name) => {
  expect((await ask(`/apps/brazos/entities/${name}`)).status).toBe(404);
});

test('only a registered account with a valid token can join a room, until the token expires', async () => {
  const { platform } = running;
  const expired = platform.tokenFor(operator, -1);
  for (const [token, code] of [
    [undefined, 'auth_required'],
    ['x.y', 'auth_required'],
    [expired, 'auth_required'],
    [platform.tokenFor(guest), 'user_not_registered'],
  ] as const) {
    const { socket, next } = openSocket(platform, token);
    socket.emit('join', room);
    expect((await next('error')).code).toBe(code);
  }
  expect(await openSocket(platform, platform.tokenFor(operator, 1500)).next('disconnect')).toBe(
    'io server disconnect',
  );
});

test('records and the tokens’ secret are saved soon, in a file that only its owner may read', async () => {
  const file = join(folder, 'deep', 'with space 100%.json');
  const first = openStore(file, () => undefined);
  const task = { id: '1', title: 'Grease pump 3' };
  first.put('Task', task);
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('Grease');
  expect(statSync(file).mode & 0o077).toBe(0);
  const second = openStore(file, () => undefined);
  expect([second.secret, second.list('Task')]).toEqual([first.secret, [task]]);
});
