import { expect, test } from 'vitest';
import { call, eventually, operator, testClock, testPlatform } from './testing';
import { connectSocket, flushMessages, joinRoom, nextEvent } from './testing-socket';

const clock = testClock();
const running = testPlatform({ now: clock.now });
const tasks = '/apps/brazos/entities/Task';
const room = 'entities:brazos:Task';

/** Joins the room with a new socket and collects the messages it receives. */
async function listener(token: string) {
  const socket = await connectSocket(running.platform, { token });
  const heard: unknown[] = [];
  socket.on('update_model', (message) => heard.push(message));
  await joinRoom(socket, room);
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
