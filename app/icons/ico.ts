interface IcoImage {
  /** Width and height in pixels, up to 255. */
  size: number;
  png: Uint8Array;
}

/**
 * Encodes PNGs of several sizes as an ICO file: a 6-byte header, a 16-byte entry for each image, then the images. All
 * numbers are little-endian.
 */
export function encodeIco(pictures: readonly IcoImage[]): Uint8Array<ArrayBuffer> {
  const front = 6 + 16 * pictures.length;
  const length = pictures.reduce((sum, { png }) => sum + png.length, front);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = front;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    bytes.set(png, offset);
    offset += png.length;
  });
  return bytes;
}
