import { verify } from 'hono/jwt';
import { expect, test } from 'vitest';
import { admin, call, operator, testPlatform } from '../testing';

const running = testPlatform({ generation: 'current' });

async function idOf(email: string): Promise<string> {
  const token = running.platform.tokenFor(email);
  return (await (await call(running.platform, '/apps/brazos/entities/User/me', { token })).json())
    .id;
}

const ask = (id: string, headers: Record<string, string> = {}) =>
  call(running.platform, `/apps/brazos/auth/sso/idtoken/${id}`, {
    token: running.platform.serviceToken,
    headers,
  });

test('gives the service role a user’s ID token, as a JSON string', async () => {
  const id = await idOf(operator);
  const answer = await ask(id);
  expect(answer.status).toBe(200);
  const claims = await verify(await answer.json(), running.platform.serviceToken, 'HS256');
  expect(claims).toMatchObject({
    iss: running.platform.url,
    aud: 'brazos',
    sub: id,
    email: operator,
  });
});

test('refuses other callers, other users’ tokens, and unknown users', async () => {
  const id = await idOf(operator);
  const path = `/apps/brazos/auth/sso/idtoken/${id}`;
  const token = running.platform.tokenFor(admin);
  expect((await call(running.platform, path, { token })).status).toBe(403);
  const onBehalfOf = (email: string) => ({
    'on-behalf-of': `Bearer ${running.platform.tokenFor(email)}`,
  });
  expect((await ask(id, onBehalfOf(admin))).status).toBe(403);
  expect((await ask(id, onBehalfOf(operator))).status).toBe(200);
  expect((await ask('none')).status).toBe(404);
});
