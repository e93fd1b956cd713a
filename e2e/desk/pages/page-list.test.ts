import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDesk } from '../testing';

const desk = testDesk();

test('says which pages this build doesn’t have, and which content is newer than the build', async () => {
  const list = await desk.read('pages');
  const about = /data-path="\/About"[\s\S]*?<\/li>/.exec(list)?.[0];
  expect(about).toContain('not in this build');
  expect(list).not.toContain('older than the content');

  const soon = Date.now() / 1000 + 60;
  utimesSync(join(desk.content.folder, 'home.yaml'), soon, soon);
  expect(await desk.read('pages')).toContain('home.yaml changed since');
});

test('announces changes of the content and its films, and lists their mistakes until they’re fixed', async () => {
  const film = join(desk.content.media, 'pump.mp4');
  const good = readFileSync(film);
  const stream = await desk.openEvents();
  expect(await stream.next()).toMatchObject({ event: 'start' });
  desk.content.edit('pages/About.yaml', 'lead:', 'laed:');
  expect(await stream.next()).toEqual({ event: 'content', data: {} });
  writeFileSync(film, 'Not a film.');
  expect(await stream.next()).toEqual({ event: 'content', data: {} });
  const list = await desk.read('pages');
  expect(list).toMatch(/<h4>About<\/h4>[\s\S]*content\/pages\/About\.yaml:1:1/);
  expect(list).toMatch(/data-path="\/About"[\s\S]*?\d mistakes?</);
  expect(list).toContain('data-path="/ISO"');
  expect(list).toContain('pump.mp4 isn’t an MP4 film');

  writeFileSync(film, good);
  expect(await stream.next()).toEqual({ event: 'content', data: {} });
  expect(await desk.read('pages')).not.toContain('pump.mp4');
  stream.close();
});

test('says when the schemas are newer than the command, which still has the old ones', async () => {
  expect(await desk.read('pages')).not.toContain('lib/content has changed');
  const stream = await desk.openEvents();
  expect(await stream.next()).toMatchObject({ event: 'start' });
  writeFileSync(join(desk.code, 'story.ts'), 'export {}');
  expect(await stream.next()).toEqual({ event: 'content', data: {} });
  expect(await desk.read('pages')).toContain('lib/content has changed');
  stream.close();
});
