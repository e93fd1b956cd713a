import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testDesk } from '../testing';

// No site answers here: these tests need only its address.
const siteUrl = 'http://127.0.0.1:9';
const desk = testDesk({ siteUrl });

let token = '';
beforeAll(async () => {
  token = /data-editing="(\w+)"/.exec(await desk.read(''))?.[1] ?? '';
});

const call = (name: string, body: unknown, headers: object = {}) =>
  desk.send('POST', `words/${name}`, body, { 'X-Desk-Token': token, ...headers });

test('every call needs the desk’s own token, Origin, and body', async () => {
  const calls = desk.routes.flatMap(({ path }) => /words\/(?<name>[\w-]+)$/.exec(path)?.[1] ?? []);
  expect(calls).toContain('save');
  for (const name of calls) {
    expect((await call(name, {}, { 'X-Desk-Token': `${token}0` })).status, name).toBe(403);
    // The site in the frame has another origin: it has to ask the desk.
    expect((await call(name, {}, { Origin: siteUrl })).status, name).toBe(403);
    const status = name === 'picture' ? 422 : 400;
    expect((await call(name, { place: ['../package.json'], extra: 1 })).status, name).toBe(status);
  }
});

test('takes a picture as a form, and refuses one that’s damaged, or too large before reading all of it', async () => {
  const upload = (bytes: Buffer) => {
    const form = new FormData();
    const words = { page: 'Story', section: 'mission', description: 'A pump', caption: '' };
    for (const [name, value] of Object.entries(words)) form.set(name, value);
    form.set('file', new File([new Uint8Array(bytes)], 'Pump 4.avif'));
    const headers = { 'X-Desk-Token': token, Origin: desk.platform.url };
    const url = `${desk.platform.url}/preview/api/words/picture`;
    return fetch(url, { method: 'POST', headers, body: form });
  };
  const valve = readFileSync(join(desk.content.folder, 'images/valve.avif'));
  expect((await upload(Buffer.alloc(6_200_000))).status).toBe(413);
  expect((await upload(Buffer.from('<svg/>'))).status).toBe(422);
  const cut = await upload(valve.subarray(0, valve.length - 40));
  expect([cut.status, await cut.text()]).toEqual([422, expect.stringContaining('is damaged')]);
  expect((await upload(valve)).status).toBe(200);
  expect(readFileSync(join(desk.content.folder, 'images/pump-4.avif')).equals(valve)).toBe(true);
});
