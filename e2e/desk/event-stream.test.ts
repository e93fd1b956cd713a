import { expect, test } from 'vitest';
import { operator } from '../platform/seeded-accounts';
import { connectSocket, joinRoom } from '../platform/testing-socket';
import { testDesk } from './testing';

const desk = testDesk();

test('sends past events first, then new ones, and omits cleared ones', async () => {
  await desk.fetchSettings();
  const first = await desk.openEvents();
  expect(await first.next()).toEqual({ event: 'start', data: { faults: [] } });
  expect(await first.next()).toEqual({ event: 'rooms', data: '' });
  expect(await first.next()).toMatchObject({
    event: 'requests',
    data: expect.stringMatching(/"status ok">200<[\s\S]*GET \/api\/apps\/public/),
  });
  desk.platform.faults.set([{ route: 'GET /apps/public/*', kind: 'status', status: 500 }]);
  await desk.fetchSettings();
  const failed = await first.next();
  expect(failed.data).toMatch(/"status error">500<[\s\S]*fault: status[\s\S]*not signed in/);
  first.close();

  await desk.send('POST', 'clear', { list: 'requests' });
  const second = await desk.openEvents();
  expect(await second.next()).toMatchObject({ data: { faults: [{ status: 500 }] } });
  await second.next();
  desk.platform.faults.set([]);
  await desk.fetchSettings();
  expect((await second.next()).data).toContain('>200<');
  second.close();
});

test('sends the current rooms, and all rooms again when one changes', async () => {
  const socket = await connectSocket(desk.platform, { token: desk.platform.tokenFor(operator) });
  await joinRoom(socket, 'entities:brazos:User');
  const stream = await desk.openEvents();
  await stream.next();
  const room = await stream.next();
  expect(room.data).toMatch(/entities:brazos:User[\s\S]*1 socket<[\s\S]*no messages yet/);
  socket.emit('join', 'more');
  let latest = await stream.next();
  while (latest.event !== 'rooms') latest = await stream.next();
  expect(latest.data).toMatch(/entities:brazos:User[\s\S]*more</);
  socket.disconnect();
  do latest = await stream.next();
  while (latest.data !== '');
  stream.close();
});
