import { expect, test } from 'vitest';
import type { Access } from '../platform';
import { call, guest, operator, testPlatform } from '../testing';

const running = testPlatform();
const path = '/apps/public/prod/public-settings/by-id/brazos';
const get = (token?: string) => call(running.platform, path, token === undefined ? {} : { token });

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
