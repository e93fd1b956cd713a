import { expect, test } from 'vitest';
import { call, guest, nextEvent, openSocket, operator, testPlatform } from './testing';

const running = testPlatform();
const tasks = '/apps/brazos/entities/Task';
const room = 'entities:brazos:Task';

test('only a registered account with a valid token can join a room', async () => {
  const { platform } = running;
  for (const [token, code] of [
    [undefined, 'auth_required'],
    ['x.y', 'auth_required'],
    [platform.tokenFor(operator, -1), 'auth_required'],
    [platform.tokenFor(guest), 'user_not_registered'],
  ] as const) {
    const socket = openSocket(platform, { token });
    const refused = nextEvent(socket, 'error');
    socket.emit('join', room);
    expect((await refused).code).toBe(code);
  }
});

test('tells those in an entity’s room about its changes, until they leave', async () => {
  const token = running.platform.tokenFor(operator);
  const socket = openSocket(running.platform, { token });
  const heard: unknown[] = [];
  socket.on('update_model', ({ data }: { data: string }) => heard.push(JSON.parse(data).type));
  socket.emit('join', room);
  await settled(socket);

  const made = await call(running.platform, tasks, { json: { title: 'Drain P-201A' }, token });
  const path = `${tasks}/${(await made.json()).id}`;
  const change = { method: 'PUT', json: { status: 'done' }, token };
  await call(running.platform, path, change);
  await call(running.platform, '/apps/brazos/entities/Permit', { json: {}, token });
  socket.emit('leave', room);
  await settled(socket);
  await call(running.platform, path, { method: 'DELETE', token });
  await settled(socket);
  expect(heard).toEqual(['create', 'update']);
});

/** Resolves once the platform has handled everything sent, and everything that it has sent is here. */
async function settled(socket: ReturnType<typeof openSocket>): Promise<void> {
  const answered = nextEvent(socket, 'error');
  socket.emit('join', '');
  await answered;
}

test('disconnects a socket when its token expires', async () => {
  const token = running.platform.tokenFor(operator, 300);
  const socket = openSocket(running.platform, { token });
  await nextEvent(socket, 'connect');
  expect(await nextEvent(socket, 'disconnect')).toBe('io server disconnect');
});
