import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { testDesk } from '../testing';
import { callNames, deskCallNames } from './messages';

// No site answers here: these tests need only its address.
const siteUrl = 'http://127.0.0.1:9';
const desk = testDesk({ siteUrl });

let token = '';
beforeAll(async () => {
  token = /data-editing="(\w+)"/.exec(await desk.read(''))?.[1] ?? '';
});

const place = ['home.yaml', 'hero', 'headline'];
const call = (name: string, body: unknown, headers: object = {}) =>
  desk.send('POST', `words/${name}`, body, { 'X-Desk-Token': token, ...headers });
const file = () => readFileSync(join(desk.content.folder, 'home.yaml'), 'utf8');

test('opens, checks, saves, and undoes words', async () => {
  const before = file();
  const { result } = await (await call('open', { place })).json();
  expect(result).toMatchObject({ value: 'Test headline of Home', line: 3 });
  const checked = await (await call('check', { place, value: '' })).json();
  expect(checked.result.problems).toMatchObject([{ field: 'hero.headline' }]);
  const was = result.value;
  expect((await call('save', { place, was, value: 'Saved words' })).status).toBe(200);
  expect(file()).toBe(before.replace(was, 'Saved words'));
  expect(await (await call('undo', {})).json()).toEqual({ result: 'home.yaml' });
  expect(file()).toBe(before);
});

test.each([
  ['words that have changed', place, 'Old words', 'New words', 409, 'Test headline of Home'],
  ['words with mistakes', place, 'Test headline of Home', '', 422, 'content/home.yaml'],
  ['a file outside of content/', ['../package.json', 'name'], 'brazos-site', 'x', 422, 'content'],
])('doesn’t save %s, and says why', async (_, at, was, value, status, reason) => {
  const response = await call('save', { place: at, was, value });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(reason);
});

test.each([...callNames, ...deskCallNames])(
  '%s needs the desk’s own token, Origin, and body',
  async (name) => {
    for (const wrong of ['', `${token}0`]) {
      expect((await call(name, {}, { 'X-Desk-Token': wrong })).status).toBe(403);
    }
    // The site in the frame has another origin: it has to ask the desk.
    expect((await call(name, {}, { Origin: siteUrl })).status).toBe(403);
    const status = name === 'new-picture' ? 422 : 400;
    expect((await call(name, { place: ['../package.json'], extra: 1 })).status).toBe(status);
  },
);

test('creates a page, and says what’s wrong with one', async () => {
  const page = {
    ...{ name: 'Counts', title: 'Counts', layout: 'article', menu: null },
    description: 'How {name} keeps count of what’s in the store, from the first shelf to the last.',
  };
  const refused = await call('new-page', { ...page, title: 'About' });
  expect(refused.status).toBe(422);
  expect((await refused.json()).problems).toMatchObject([{ field: '[39].title' }]);
  expect((await call('new-page', page)).status).toBe(200);
  expect(await desk.read('pages')).toContain('>Counts</b>');
  expect(await (await call('undo', {})).json()).toEqual({ result: 'pages/Counts.md' });
});

test('takes a picture as a form, and refuses one that’s too large before reading all of it', async () => {
  const upload = (bytes: Buffer) => {
    const form = new FormData();
    const words = { page: 'Story', section: 'mission', description: 'A pump', caption: '' };
    for (const [name, value] of Object.entries(words)) form.set(name, value);
    form.set('file', new File([new Uint8Array(bytes)], 'Pump 4.avif'));
    const headers = { 'X-Desk-Token': token, Origin: desk.platform.url };
    const url = `${desk.platform.url}/preview/api/words/new-picture`;
    return fetch(url, { method: 'POST', headers, body: form });
  };
  const valve = readFileSync(join(desk.content.folder, 'images/valve.avif'));
  expect((await upload(Buffer.alloc(6_200_000))).status).toBe(413);
  expect((await upload(Buffer.from('<svg/>'))).status).toBe(422);
  expect((await upload(valve)).status).toBe(200);
  expect(readFileSync(join(desk.content.folder, 'images/pump-4.avif')).equals(valve)).toBe(true);
});
