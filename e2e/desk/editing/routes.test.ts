import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentCopy, copyContent } from '@/lib/content/testing';
import { testPlatform } from '../../platform/testing';
import { createDesk } from '..';
import { callNames } from './calls';

const copy: ContentCopy = copyContent();
afterAll(() => copy.remove());

// No site answers here: these tests need only its address.
const siteUrl = 'http://127.0.0.1:9';
const running = testPlatform({
  extend: (platform) => createDesk(platform, { siteUrl, content: copy.folder }),
});

let token = '';
beforeAll(async () => {
  const page = await (await fetch(`${running.platform.url}/preview`)).text();
  token = /data-editing="(\w+)"/.exec(page)?.[1] ?? '';
});

const place = ['home.yaml', 'hero', 'headline'];

function call(name: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${running.platform.url}/preview/api/words/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Desk-Token': token,
      Origin: running.platform.url,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

test('opens, checks, saves, and undoes words', async () => {
  const { result } = await (await call('open', { place })).json();
  expect(result).toMatchObject({ value: 'Test headline of Home', line: 3 });

  const checked = await (await call('check', { place, value: '' })).json();
  expect(checked.result.problems).toMatchObject([{ field: 'hero.headline' }]);

  const was = result.value;
  expect((await call('save', { place, was, value: 'Saved words' })).status).toBe(200);
  expect(readFileSync(join(copy.folder, 'home.yaml'), 'utf8')).toContain('headline: Saved words');
  expect(await (await call('undo', {})).json()).toEqual({ result: 'home.yaml' });
});

test('answers 409 for words that have changed, and 422 with the mistakes for words that have some', async () => {
  const conflict = await call('save', { place, was: 'Old words', value: 'New words' });
  expect(conflict.status).toBe(409);
  expect((await conflict.json()).message).toContain('Test headline of Home');

  const refused = await call('save', { place, was: 'Test headline of Home', value: '' });
  expect(refused.status).toBe(422);
  expect((await refused.json()).problems).toMatchObject([{ file: 'content/home.yaml' }]);
});

test.each(callNames)('%s needs the desk’s own token, Origin, and body', async (name) => {
  expect((await call(name, {}, { 'X-Desk-Token': '' })).status).toBe(403);
  expect((await call(name, {}, { 'X-Desk-Token': `${token}0` })).status).toBe(403);
  // The site in the frame has another origin: it has to ask the desk.
  expect((await call(name, {}, { Origin: siteUrl })).status).toBe(403);
  expect((await call(name, { place: ['../package.json'], extra: 1 })).status).toBe(400);
});

test('writes nothing outside of content/', async () => {
  const outside = ['../package.json', 'name'];
  const response = await call('save', { place: outside, was: 'brazos-site', value: 'x' });
  expect(response.status).toBe(422);
});
