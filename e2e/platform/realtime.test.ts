import { expect, test } from 'vitest';
import { admin, call, eventually, guest, operator, testPlatform } from './testing';
import { connectSocket, joinRoom, nextEvent, openSocket } from './testing-socket';

const running = testPlatform();
const room = 'entities:brazos:User';
const me = '/apps/brazos/entities/User/me';
const socketOf = (email: string) =>
  connectSocket(running.platform, { token: running.platform.tokenFor(email) });

function changeName(fullName: string): Promise<Response> {
  return call(running.platform, me, {
    method: 'PUT',
    json: { full_name: fullName },
    token: running.platform.tokenFor(operator),
  });
}

test('refuses a socket from another site', async () => {
  const headers = { Origin: 'https://evil.example' };
  const error = await nextEvent(openSocket(running.platform, { headers }), 'connect_error');
  expect(error.message).toBe('websocket error');
});

test('only a registered account with a valid token can join a room', async () => {
  const { platform } = running;
  const revoked = platform.tokenFor(operator);
  platform.revokeTokens();
  const attempts = [
    [await connectSocket(platform), 'auth_required'],
    [await connectSocket(platform, { token: 'x.y' }), 'auth_required'],
    [await connectSocket(platform, { token: revoked }), 'auth_required'],
    [await socketOf(guest), 'user_not_registered'],
  ] as const;
  for (const [socket, code] of attempts) {
    const refused = nextEvent(socket, 'error');
    socket.emit('join', room);
    expect((await refused).code).toBe(code);
  }
  expect(platform.rooms.list()).toEqual([]);
});

test('sends an account’s changes only to itself and to admins, like the API', async () => {
  const heard: string[] = [];
  for (const who of [operator, admin]) {
    const socket = await socketOf(who);
    socket.on('update_model', ({ data }) => heard.push(`${who}: ${JSON.parse(data).data.email}`));
    await joinRoom(socket, room);
  }
  await changeName('Otto the Known');
  const json = { full_name: 'Ada the Unknown' };
  const token = running.platform.tokenFor(admin);
  await call(running.platform, me, { method: 'PUT', json, token });
  await eventually(() => heard.toSorted()).toEqual([
    `${admin}: ${admin}`,
    `${admin}: ${operator}`,
    `${operator}: ${operator}`,
  ]);
});
