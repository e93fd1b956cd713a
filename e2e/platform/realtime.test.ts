import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { call, eventually, operator, rawRequest, testPlatform } from './testing';

const running = testPlatform();
const room = 'entities:brazos:User';
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

function connect(query: Record<string, string>, headers: Record<string, string> = {}): Socket {
  const socket = io(running.platform.url, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query,
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
}

/** What the next event of this name carries. */
function once(socket: Socket, event: string): Promise<{ [name: string]: string }> {
  return new Promise((resolve) => socket.once(event, resolve));
}

async function connected(query: Record<string, string>): Promise<Socket> {
  const socket = connect(query);
  await once(socket, 'connect');
  return socket;
}

function changeName(fullName: string): Promise<Response> {
  return call(running.platform, '/apps/brazos/entities/User/me', {
    method: 'PUT',
    json: { full_name: fullName },
    token: running.platform.tokenFor(operator),
  });
}

/** A refused room is answered, and messages keep their order: what was sent before has arrived. */
async function arrived(socket: Socket): Promise<void> {
  const answer = once(socket, 'error');
  socket.emit('join', '');
  await answer;
}

test('who has joined a room hears of a change, until leaving it', async () => {
  const token = running.platform.tokenFor(operator);
  const socket = await connected({ app_id: 'brazos', token });
  const other = await connected({ app_id: 'brazos', token: 'no-token' });
  const heard: unknown[] = [];
  socket.on('update_model', (message) => heard.push(message));
  other.on('update_model', () => heard.push('somebody who has not joined'));

  socket.emit('join', room);
  await arrived(socket);
  const update = once(socket, 'update_model');
  const user = await (await changeName('Otto the First')).json();
  const message = await update;
  expect(message.room).toBe(room);
  expect(JSON.parse(message.data ?? '')).toEqual({
    type: 'update',
    id: user.id,
    data: user,
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
  });

  socket.emit('leave', room);
  await arrived(socket);
  await changeName('Otto the Second');
  await arrived(socket);
  await arrived(other);
  expect(heard).toHaveLength(1);
});

test.each([{ app_id: 'other' }, {}])('the query %j is refused', async (query) => {
  const error = await once(connect(query), 'connect_error');
  expect(error.message).toMatch(/^App ".+" not found$/);
});

test('a socket from another site is refused', async () => {
  const error = await once(
    connect({ app_id: 'brazos' }, { Origin: 'https://evil.example' }),
    'connect_error',
  );
  expect(error.message).toBe('websocket error');
});

test.each(['join', 'leave'])(
  '%s with anything but a short text is answered with an error',
  async (event) => {
    const socket = await connected({ app_id: 'brazos' });
    for (const name of [undefined, null, 7, '', ['x'], { room: 'x' }, 'x'.repeat(201)]) {
      const answer = once(socket, 'error');
      socket.emit(event, name);
      expect((await answer).message).toContain('1 to 200 characters');
    }
    expect(socket.connected).toBe(true);
  },
);

test('nobody joins rooms without end', async () => {
  const socket = await connected({ app_id: 'brazos' });
  const answer = once(socket, 'error');
  for (let index = 0; index <= 500; index += 1) socket.emit('join', `room-${index}`);
  expect((await answer).message).toContain('500 rooms');
});

test('there is no other transport than websocket', async () => {
  const path = '/ws-user-apps/socket.io/?EIO=4&transport=polling&app_id=brazos';
  expect((await rawRequest(running.platform, path)).status).toBe(400);
});

test('the rooms that somebody is in are seen, with what was sent to them last', async () => {
  const { rooms } = running.platform;
  const told: string[] = [];
  const end = rooms.subscribe(({ name, sockets, last }) =>
    told.push(`${name}: ${sockets} ${last?.what ?? 'nothing'}`),
  );
  const first = await connected({ app_id: 'brazos' });
  const second = await connected({ app_id: 'brazos' });
  for (const socket of [first, second]) {
    socket.emit('join', room);
    await arrived(socket);
  }
  expect(rooms.list()).toEqual([{ name: room, sockets: 2, last: null }]);
  await changeName('Otto the Third');
  const [state] = rooms.list();
  expect(state).toEqual({
    name: room,
    sockets: 2,
    last: { what: 'update', at: expect.stringMatching(/^\d{4}-.*Z$/) },
  });

  first.disconnect();
  second.emit('leave', room);
  await eventually(() => rooms.list()).toEqual([]);
  expect(told).toEqual([
    `${room}: 1 nothing`,
    `${room}: 2 nothing`,
    `${room}: 2 update`,
    `${room}: 1 update`,
    `${room}: 0 update`,
  ]);
  end();
  second.emit('join', room);
  await arrived(second);
  // Who comes back finds a new room, and nobody listens any more.
  expect(rooms.list()).toEqual([{ name: room, sockets: 1, last: null }]);
  expect(told).toHaveLength(5);
});
