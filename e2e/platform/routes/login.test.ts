import { expect, test } from 'vitest';
import { call, guest, operator, testPlatform } from '../testing';

const running = testPlatform();
const login = (json: unknown) => call(running.platform, '/apps/brazos/auth/login', { json });

test('returns a token and the user for the right password, whatever the email’s case', async () => {
  const answer = await login({ email: ' Operator@Plant.Example', password: 'operator-pass-1' });
  expect(answer.status).toBe(200);
  const { access_token: token, user } = await answer.json();
  expect(user).toMatchObject({ email: operator, role: 'user' });
  const me = await call(running.platform, '/apps/brazos/entities/User/me', { token });
  expect(await me.json()).toEqual(user);
  expect(running.platform.events.recent()).toContainEqual(
    expect.objectContaining({ type: 'session', what: 'signed-in', user: operator }),
  );
});

test('lets an unregistered account sign in', async () => {
  expect((await login({ email: guest, password: 'guest-pass-1' })).status).toBe(200);
});

test.each([
  { email: operator, password: 'admin-pass-1' },
  { email: operator, password: '' },
  { email: 'nobody@plant.example', password: 'operator-pass-1' },
  { email: '', password: '' },
])('answers 401 to $email with $password, without saying which is wrong', async (credentials) => {
  const answer = await login(credentials);
  expect(answer.status).toBe(401);
  expect((await answer.json()).message).toBe('Incorrect email or password');
});

test('names each invalid field', async () => {
  const answer = await login({ email: ['x'], turnstile_token: 1 });
  expect(answer.status).toBe(422);
  const { message, detail, error_type: type, code } = await answer.json();
  expect(message).toMatch(/email: .*password: .*turnstile_token: /);
  expect({ detail, type, code }).toEqual({
    detail: message,
    type: 'validation_error',
    code: 'validation_failed',
  });
});
