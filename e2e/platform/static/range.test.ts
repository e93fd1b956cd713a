import { expect, test } from 'vitest';
import { files, film, testSite } from './testing';

const { get } = testSite();

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=990-', 990, 999],
  ['bytes=990-5000', 990, 999],
  ['bytes=-10', 990, 999],
  ['bytes=-5000', 0, 999],
  ['bytes=5-5', 5, 5],
  ['BYTES = 1-2'.replace(' = ', '='), 1, 2],
])('answers Range %s with bytes %d to %d', async (range, start, end) => {
  const answer = await get('/media/home.mp4', { Range: range });
  expect(answer.status).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
  expect(answer.headers['content-length']).toBe(String(end - start + 1));
  expect(answer.body.equals(film.subarray(start, end + 1))).toBe(true);
});

test.each(['bytes=1000-', 'bytes=2000-3000', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  'answers Range %.30s with 416',
  async (range) => {
    const answer = await get('/media/home.mp4', { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
    expect(answer.body.byteLength).toBe(0);
  },
);

test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=0x0-0x9'])(
  'ignores Range %s',
  async (range) => {
    const answer = await get('/media/home.mp4', { Range: range });
    expect(answer.status).toBe(200);
    expect(answer.headers['accept-ranges']).toBe('bytes');
    expect(answer.body.equals(film)).toBe(true);
  },
);

test('sends ranges only for GET, of the uncompressed file, and of the version that the client has', async () => {
  const range = { Range: 'bytes=0-8', 'Accept-Encoding': 'br' };
  const part = await get('/AITeam', range);
  expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined]);
  expect(part.body.toString()).toBe('<!doctype');
  const same = { ...range, 'If-Range': part.headers.etag ?? '' };
  expect((await get('/AITeam', same)).status).toBe(206);
  const other = await get('/AITeam', { ...range, 'If-Range': '"other"' });
  expect([other.status, other.body.toString()]).toEqual([200, files['AITeam.html']]);
  expect((await get('/AITeam', range, 'HEAD')).status).toBe(200);
  expect((await get('/empty.txt', { Range: 'bytes=0-' })).status).toBe(416);
  expect((await get('/Nope', range)).status).toBe(404);
});
