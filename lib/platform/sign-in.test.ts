import { expect, test } from 'vitest';
import { createClient } from './client';
import { failureOf, respondWith, serve } from './testing';

function clientOf(serverUrl: string) {
  const kept: { token: string | null } = { token: 'stored-before' };
  const visited: string[] = [];
  const client = createClient({
    serverUrl,
    appId: 'brazos',
    token: 'stored-before',
    page: { url: () => 'https://site.example/', navigate: (url) => visited.push(url) },
    storage: {
      save: (saved) => {
        kept.token = saved;
      },
      clear: () => {
        kept.token = null;
      },
    },
  });
  return { client, kept, visited };
}

const user = { id: '1' };

test('a login stores the token, and the next request sends it', async () => {
  const server = await respondWith({ access_token: 'new-token', user, id: '1' });
  const { client, kept } = clientOf(server.url);
  await client.auth.loginViaEmailPassword('a@b', 'pw');
  expect(kept.token).toBe('new-token');
  await client.auth.me();
  expect(server.headers().authorization).toBe('Bearer new-token');
});

test('a 401 at login clears the token, stays on the page, and rejects with the error', async () => {
  const server = await respondWith({ message: 'Wrong password' }, 401);
  const { client, kept, visited } = clientOf(server.url);
  const failure = await failureOf(client.auth.loginViaEmailPassword('a@b', 'pw'));
  expect(failure).toMatchObject({ status: 401, message: 'Wrong password' });
  expect([client.hasToken(), kept.token, visited]).toEqual([false, null, []]);
});

test.each([400, 403, 500])('a %s at login keeps the previous token', async (status) => {
  const server = await respondWith({}, status);
  const { client, kept } = clientOf(server.url);
  await failureOf(client.auth.loginViaEmailPassword('a@b', 'pw'));
  expect([client.hasToken(), kept.token]).toEqual([true, 'stored-before']);
});

test.each([
  null,
  [],
  { user },
  { access_token: '', user },
  { access_token: 7, user },
  { access_token: 'a' },
])('a login response of %j isn’t stored', async (answer) => {
  const server = await respondWith(answer);
  const { client, kept } = clientOf(server.url);
  const failure = await failureOf(client.auth.loginViaEmailPassword('a@b', 'pw'));
  expect(failure).toMatchObject({ code: 'unexpected_answer', data: null });
  expect(kept.token).toBe('stored-before');
});

test('verifyOtp stores the token if the response has one', async () => {
  const code = { email: 'a@b', otpCode: '012345' };
  const signedIn = clientOf((await respondWith({ success: true, access_token: 'new' })).url);
  await signedIn.client.auth.verifyOtp(code);
  expect(signedIn.kept.token).toBe('new');
  const waiting = clientOf((await respondWith({ success: true, message: 'To be approved' })).url);
  expect(await waiting.client.auth.verifyOtp(code)).toMatchObject({ success: true });
  expect(waiting.kept.token).toBe('stored-before');
});

test('isAuthenticated is true for a user and false for any other response', async () => {
  const answered = async (answer: unknown, status: number) =>
    clientOf((await respondWith(answer, status)).url).client.auth.isAuthenticated();
  expect(await answered(user, 200)).toBe(true);
  expect(await answered({}, 200)).toBe(false);
  expect(await answered(user, 401)).toBe(false);
  const broken = await serve((request) => request.socket.destroy());
  expect(await clientOf(broken.url).client.auth.isAuthenticated()).toBe(false);
  expect(broken.requests).toHaveLength(1);
});
