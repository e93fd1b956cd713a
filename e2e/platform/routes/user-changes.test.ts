import { expect, test } from 'vitest';
import { admin, call, eventually, testPlatform } from '../testing';
import { connectSocket, joinRoom } from '../testing-socket';

const running = testPlatform();

test('broadcasts every change of an account to the users’ room', async () => {
  const { platform } = running;
  const socket = await connectSocket(platform, { token: platform.tokenFor(admin) });
  const broadcasts: string[] = [];
  socket.on('update_model', ({ data }) => {
    const { type, id, data: user } = JSON.parse(data);
    expect(id).toBe(user.id);
    expect(JSON.stringify(user)).not.toContain('password');
    broadcasts.push(`${type} ${user.email} ${user.role} ${user.is_verified}`);
  });
  await joinRoom(socket, 'entities:brazos:User');

  const post = (path: string, json: object) =>
    call(platform, `/apps/brazos/${path}`, { json, token: platform.tokenFor(admin) });
  const lastMailCode = () => {
    const mail = platform.events.recent().findLast((event) => event.type === 'mail');
    return mail?.type === 'mail' ? mail.code : 'no mail';
  };
  const email = 'nora@plant.example';
  await post('auth/register', { email, password: 'new-pass-1' });
  await post('auth/verify-otp', { email, otp_code: lastMailCode() });
  const invited = 'ines@plant.example';
  await post('users/invite-user', { user_email: invited, role: 'admin' });
  await post('auth/reset-password', { reset_token: lastMailCode(), new_password: 'new-pass-1' });
  await post('users/invite-user', { user_email: 'guest@plant.example', role: 'user' });
  // Not broadcast: a rejected invitation, and a password change, which others can't see.
  await post('users/invite-user', { user_email: invited, role: 'user' });
  await post('auth/reset-password-request', { email });
  await post('auth/reset-password', { reset_token: lastMailCode(), new_password: 'new-pass-2' });
  const me = '/apps/brazos/entities/User/me';
  const token = platform.tokenFor(admin);
  await call(platform, me, { method: 'PUT', json: { full_name: 'Ada A.' }, token });

  await eventually(() => broadcasts).toEqual([
    `create ${email} user false`,
    `update ${email} user true`,
    `create ${invited} admin false`,
    `update ${invited} admin true`,
    'update guest@plant.example user true',
    `update ${admin} admin true`,
  ]);
});
