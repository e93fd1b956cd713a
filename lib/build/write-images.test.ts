import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { imageVariants } from '@/lib/content';
import { readImage } from '@/lib/content/images/read-image';
import { writeImages } from './write-images';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Saves a photo whose camera was turned, and that has the place where it was taken, and publishes it. */
async function publish(change: (photo: Buffer) => Buffer = (photo) => photo) {
  const top = { create: { width: 500, height: 1000, channels: 3, background: '#fff' } } as const;
  const photo = await sharp({
    create: { width: 1000, height: 1000, channels: 3, background: '#000' },
  })
    .composite([{ input: top, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const image = readImage('pump.jpg', photo);
  if ('problem' in image) throw new Error(image.problem);
  writeFileSync(join(folder, 'pump.jpg'), change(photo));
  await writeImages(folder, folder, [image]);
  return imageVariants(image).map(({ path, width }) => ({ file: join(folder, path), width }));
}

it('writes an upright AVIF in each width up to its own, without metadata', async () => {
  const files = await publish();
  expect(files.map(({ width }) => width)).toEqual([640, 960]);
  for (const { file, width } of files) {
    const { format, exif, orientation, ...size } = await sharp(file).metadata();
    expect({ format, exif, orientation }).toEqual({ format: 'heif' });
    expect(size).toMatchObject({ width, height: width });
    // The white half, which the camera recorded on the left, is at the top.
    const top = sharp(file).extract({ left: 0, top: 0, width, height: 100 });
    const [brightness] = await top.greyscale().resize(1, 1).raw().toBuffer();
    expect(brightness).toBeGreaterThan(200);
  }
});

it('names a picture that is damaged', async () => {
  await expect(publish((photo) => photo.subarray(0, photo.length / 2))).rejects.toThrow(
    'content/images/pump.jpg can’t be read: open it and save it again',
  );
});
