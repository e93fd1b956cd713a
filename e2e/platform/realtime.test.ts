import { expect, test } from 'vitest';
import { admin, call, eventually, guest, operator, testClock, testPlatform } from './testing';
import { connectSocket, flushMessages, joinRoom, nextEvent, openSocket } from './testing-socket';

const clock = testClock();
const running = testPlatform({ now: clock.now });
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

const tasks = '/apps/brazos/entities/Task';
const taskRoom = 'entities:brazos:Task';

/** Joins the room with a new socket and collects the messages it receives. */
async function listener(token: string) {
  const socket = await connectSocket(running.platform, { token });
  const heard: unknown[] = [];
  socket.on('update_model', (message) => heard.push(message));
  await joinRoom(socket, taskRoom);
  return { socket, heard, ended: nextEvent(socket, 'disconnect') };
}

async function makeTask(): Promise<void> {
  const token = running.platform.serviceToken;
  const made = await call(running.platform, tasks, { json: { title: 'Grease pump 3' }, token });
  expect(made.status).toBe(201);
}

test('delivers nothing once the token has expired, and disconnects its socket', async () => {
  const { platform } = running;
  const short = await listener(platform.tokenFor(operator, { expiresInSeconds: 60 }));
  const long = await listener(platform.tokenFor(operator));
  await makeTask();
  await eventually(() => [short.heard.length, long.heard.length]).toEqual([1, 1]);

  clock.elapsedMs = 60_000;
  await makeTask();
  await short.ended;
  await flushMessages(long.socket);
  expect(short.heard).toHaveLength(1);
  expect(long.heard).toHaveLength(2);
});

test('disconnects a socket when its token expires, even if nothing is sent', async () => {
  const { socket, ended } = await listener(
    running.platform.tokenFor(operator, { expiresInSeconds: 60 }),
  );
  expect(socket.connected).toBe(true);
  clock.elapsedMs = 60_000;
  await ended;
  await eventually(() => running.platform.rooms.list()).toEqual([]);
});

test('disconnects the sockets of revoked tokens and no others', async () => {
  const { platform } = running;
  const revoked = await listener(platform.tokenFor(operator));
  const service = await listener(platform.serviceToken);
  platform.revokeTokens();
  await revoked.ended;
  await makeTask();
  await eventually(() => service.heard).toHaveLength(1);
  expect(revoked.heard).toEqual([]);
});
