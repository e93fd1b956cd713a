import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcon, encodeIco } from './encode-icons';

it('stores a readable PNG of each size at the offset in its entry', {
  timeout: 60_000,
}, async () => {
  const sizes = [16, 32, 48];
  const pictures = await Promise.all(
    sizes.map(async (size) => ({ size, png: await drawIcon(size) })),
  );
  const file = Buffer.from(encodeIco(pictures));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    const picture = file.subarray(offset, offset + file.readUInt32LE(entry + 8));
    expect(file.readUInt8(entry)).toBe(size);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size });
  }
});

it('fills the corners for systems that apply their own mask', { timeout: 60_000 }, async () => {
  const { data, info } = await sharp(await drawIcon(64, { bleed: true, inset: 0.1 }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([64, 64]);
  expect([...data.subarray(0, 3)]).toEqual([0x1b, 0x1f, 0x22]);
});
