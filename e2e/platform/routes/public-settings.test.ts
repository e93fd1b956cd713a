import { expect, test } from 'vitest';
import { type Access, accessSchema } from '../platform';
import { call, guest, operator, testPlatform } from '../testing';

const running = testPlatform();
const path = '/apps/public/prod/public-settings/by-id/brazos';
const get = (token?: string) => call(running.platform, path, token === undefined ? {} : { token });

test('a public app gives its settings to everyone, even with an invalid token', async () => {
  for (const token of [undefined, 'no-token', running.platform.tokenFor(operator)]) {
    const answer = await get(token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      id: 'brazos',
      public_settings: { requires_login: false },
    });
  }
});

test('answers everyone with the reason and message while access is refused', async () => {
  running.platform.access.set({ mode: 'refused', reason: 'app_closed', message: 'Closed today' });
  const answer = await get(running.platform.tokenFor(operator));
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    message: 'Closed today',
    extra_data: { reason: 'app_closed' },
  });
});

test('rejects an unregistered account in every access mode', async () => {
  const { access, tokenFor } = running.platform;
  const rules: Access[] = [
    { mode: 'public' },
    { mode: 'private' },
    { mode: 'refused', reason: 'app_closed', message: 'Closed today' },
  ];
  expect(rules.map(({ mode }) => mode)).toEqual(
    accessSchema.options.map(({ shape }) => shape.mode.value),
  );
  for (const rule of rules) {
    access.set(rule);
    const answer = await get(tokenFor(guest));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      message: 'User not registered for this app',
      extra_data: { reason: 'user_not_registered' },
    });
  }
});

test('answers another app’s id with 404', async () => {
  const answer = await call(running.platform, '/apps/public/prod/public-settings/by-id/other');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('"other"') });
});
