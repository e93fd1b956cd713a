import { expect, test } from 'vitest';
import { admin, call, guest, operator, testPlatform } from '../testing';

const running = testPlatform();

test('lets only admins read users, with queries', async () => {
  const users = '/apps/brazos/entities/User';
  const asOperator = { token: running.platform.tokenFor(operator) };
  expect((await call(running.platform, users, asOperator)).status).toBe(403);
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
