import { expect, test } from 'vitest';
import { operator } from '../platform/testing';
import { connectSocket, joinRoom } from '../platform/testing-socket';
import { openEventStream, testDesk } from './testing';

const desk = testDesk();
const { send, fetchSettings, authorizationOf } = desk;

test('sends past events first, then new ones, and omits cleared ones', async () => {
  await fetchSettings();
  const first = await openEventStream(`${desk.platform.url}/preview/api/events`);
  expect(await first.next()).toMatchObject({
    event: 'start',
    data: { faults: [], rooms: [], events: [{ type: 'request', method: 'GET', status: 200 }] },
  });
  desk.platform.faults.set([{ route: 'GET /apps/public/*', kind: 'status', status: 500 }]);
  await fetchSettings();
  expect(await first.next()).toMatchObject({
    event: 'event',
    data: { type: 'request', status: 500, fault: 'status' },
  });
  await first.close();

  await send('POST', 'clear', { list: 'requests' });
  const second = await openEventStream(`${desk.platform.url}/preview/api/events`);
  expect(await second.next()).toMatchObject({ data: { faults: [{ status: 500 }], events: [] } });
  await second.close();
});

test('sends the current rooms, then each room that changes', async () => {
  const socket = await connectSocket(desk.platform, { token: desk.platform.tokenFor(operator) });
  await joinRoom(socket, 'entities:brazos:User');
  const stream = await openEventStream(`${desk.platform.url}/preview/api/events`);
  const room = { name: 'entities:brazos:User', sockets: 1, lastEvent: null };
  expect(await stream.next()).toMatchObject({ event: 'start', data: { rooms: [room] } });

  socket.emit('join', 'more');
  expect(await stream.next()).toEqual({
    event: 'room',
    data: { name: 'more', sockets: 1, lastEvent: null },
  });
  const me = `${desk.platform.url}/api/apps/${desk.platform.appId}/entities/User/me`;
  await fetch(me, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Authorization: await authorizationOf('user'),
    },
    body: JSON.stringify({ full_name: 'Otto O.' }),
  });
  expect(await stream.next()).toMatchObject({
    event: 'room',
    data: { ...room, lastEvent: { what: 'update', at: expect.any(String) } },
  });
  expect(await stream.next()).toMatchObject({ event: 'event', data: { method: 'PUT' } });
  socket.disconnect();
  expect(await stream.next()).toMatchObject({ event: 'room', data: { sockets: 0 } });
  await stream.close();
});
