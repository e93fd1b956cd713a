import { expect, test } from 'vitest';
import { testDesk } from './testing';

const desk = testDesk();

test('sends past events first, then new ones, and omits cleared ones', async () => {
  await desk.fetchSettings();
  const first = await desk.openEvents();
  expect(await first.next()).toEqual({ event: 'start', data: { faults: [] } });
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
  desk.platform.faults.set([]);
  await desk.fetchSettings();
  expect((await second.next()).data).toContain('>200<');
  second.close();
});
