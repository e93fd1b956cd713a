import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
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

test.each([{ app_id: 'other' }, {}])('refuses the query %j', async (query) => {
  const error = await nextEvent(openSocket(running.platform, { query }), 'connect_error');
  expect(error.message).toMatch(/^App ".+" not found$/);
});

test('refuses a socket from another site', async () => {
  const headers = { Origin: 'https://evil.example' };
  const error = await nextEvent(openSocket(running.platform, { headers }), 'connect_error');
  expect(error.message).toBe('websocket error');
});

test.each(['join', 'leave'])(
  'answers %s with an error for anything but a short string',
  async (event) => {
    const socket = await connectSocket(running.platform);
    for (const name of [undefined, null, 7, '', ['x'], { room: 'x' }, 'x'.repeat(201)]) {
      const answer = nextEvent(socket, 'error');
      socket.emit(event, name);
      expect((await answer).message).toMatch(/^room: /);
    }
    expect(socket.connected).toBe(true);
  },
);

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

test('refuses transports other than WebSocket', async () => {
  const path = '/ws-user-apps/socket.io/?EIO=4&transport=polling&app_id=brazos';
  expect((await rawRequest(running.platform.url, path)).status).toBe(400);
});

test('lists the rooms that have sockets, with what was last sent to each', async () => {
  const { rooms } = running.platform;
  const updates: string[] = [];
  const unsubscribe = rooms.subscribe(({ name, sockets, lastEvent }) =>
    updates.push(`${name}: ${sockets} ${lastEvent?.what ?? 'nothing'}`),
  );
  const first = await socketOf(operator);
  const second = await socketOf(operator);
  for (const socket of [first, second]) await joinRoom(socket, room);
  expect(rooms.list()).toEqual([{ name: room, sockets: 2, lastEvent: null }]);
  await changeName('Otto the Third');
  const [state] = rooms.list();
  expect(state).toEqual({
    name: room,
    sockets: 2,
    lastEvent: { what: 'update', at: expect.stringMatching(/^\d{4}-.*Z$/) },
  });

  first.disconnect();
  second.emit('leave', room);
  await eventually(() => rooms.list()).toEqual([]);
  expect(updates).toEqual([
    `${room}: 1 nothing`,
    `${room}: 2 nothing`,
    `${room}: 2 update`,
    `${room}: 1 update`,
    `${room}: 0 update`,
  ]);
  unsubscribe();
});
