import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type FormatEnum } from 'sharp';
import { expect, it } from 'vitest';
import { testCopy } from '../testing';
import { damagedPictures } from './decode-image';
import { openImageFolder } from './image-folder';

const copy = testCopy();

/** `orientation`: how a camera says that the picture has to be turned. */
type Picture = {
  width?: number;
  height?: number;
  format?: keyof FormatEnum | 'avif';
  orientation?: number;
};

async function save(
  file: string,
  { width = 800, height = 600, format = 'png', orientation = 1 }: Picture = {},
) {
  const channels = 3;
  const picture = sharp({ create: { width, height, channels, background: '#345' } });
  const bytes = await picture.toFormat(format).withMetadata({ orientation }).toBuffer();
  return saveBytes(file, bytes);
}

function saveBytes(file: string, bytes: string | Uint8Array) {
  mkdirSync(join(copy.folder, 'images'), { recursive: true });
  writeFileSync(join(copy.folder, 'images', file), bytes);
  return openImageFolder(copy.folder).find(file);
}

it.each([
  ['pump.png', 'png'],
  ['pump.jpg', 'jpeg'],
  ['pump-4.webp', 'webp'],
  ['pump.avif', 'avif'],
] as const)('reads %s', async (file, format) => {
  expect(await save(file, { format })).toMatchObject({ file, width: 800, height: 600 });
});

it('reads the size of a photo as it’s shown, if the camera was turned', async () => {
  const turned = await save('pump.jpg', { format: 'jpeg', orientation: 6 });
  expect(turned).toEqual({ problem: expect.stringContaining('has 600 × 800 pixels') });
});

it.each<[string, Picture, string]>([
  ['pump.png', { width: 639 }, 'would be blurred: export it 640 pixels'],
  ['pump.png', { width: 4100, height: 10 }, 'has 4,100 × 10 pixels: resize it to 1,280 wide'],
  ['pump.png', { height: 1121 }, 'too tall for a printed page: crop it to a height of 1,120'],
  ['pump.png', { format: 'jpeg' }, 'but JPEG: rename it to end in .jpg'],
  ['pump.png', { format: 'gif' }, 'but gif: save it as PNG or JPEG'],
  ['pump.gif', { format: 'gif' }, 'can’t be shown because of its ending: save it as PNG, JPEG'],
  ['Pump 4.png', {}, 'rename the file to lowercase words joined by hyphens, like pump-4.png'],
])('refuses %s with %o', async (file, picture, problem) => {
  expect(await save(file, picture)).toEqual({ problem: expect.stringContaining(problem) });
});

it('refuses SVG, a file that isn’t a picture, and one that is too large', () => {
  expect(saveBytes('pump.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual({
    problem: expect.stringContaining('is an SVG, which can have scripts'),
  });
  expect(saveBytes('pump.png', 'A pump.')).toEqual({
    problem: 'isn’t a picture, or is damaged: save it again',
  });
  expect(saveBytes('pump.png', new Uint8Array(6_100_000))).toEqual({
    problem: 'has 6.1 MB, and there’s room for 6.0 MB: make it smaller, or save it as JPEG',
  });
});

it('reports pictures that no text has, drafts included', async () => {
  await save('pump.png');
  saveBytes('notes.txt', 'Notes.');
  for (const file of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) saveBytes(file, 'Not ours.');
  expect(copy.errorLines()).toEqual([
    'content/images/notes.txt:1:1 can’t be shown because of its ending: save it as PNG, JPEG (.jpg), WebP, or AVIF',
    'content/images/pump.png:1:1 isn’t used: no page shows it; place it in a page, or remove it',
  ]);
});

it('publishes the pictures of published texts only', async () => {
  await save('pump.png');
  copy.write('pages/Why.md', '---\nlead: Words.\n---\n\n## One {#one}\n\n![A pump](pump.png)\n');
  const why = /(?<=- name: Why\n(?: {2}.*\n)*? {2}kind: )placeholder/;
  copy.edit('pages.yaml', why, 'written\n  status: draft');
  expect(Object.keys(copy.read().images)).toEqual(['valve.avif']);
  expect(Object.keys(copy.read({ preview: true }).images)).toEqual(['valve.avif', 'pump.png']);
});

it('names a picture that can’t be decoded, though its size can be read', async () => {
  await save('whole.png');
  const bytes = readFileSync(join(copy.folder, 'images/whole.png'));
  saveBytes('half.png', bytes.subarray(0, bytes.length / 2));
  const problems = await damagedPictures(copy.folder, ['whole.png', 'half.png']);
  expect(problems.map(({ file }) => file)).toEqual(['content/images/half.png']);
});
