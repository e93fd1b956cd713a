import { inflateSync } from 'node:zlib';

/**
 * The code points for which a font has a glyph.
 *
 * @param font a WOFF file, whose table `cmap` has a subtable of format 4 or 12
 */
export function readCharacterMap(font: Buffer): Set<number> {
  const cmap = readTable(font, 'cmap');
  const points = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    const format = subtable.readUInt16BE(0);
    const segments =
      format === 4 ? segments16(subtable) : format === 12 ? segments32(subtable) : [];
    for (const { first, last, glyphOf } of segments) {
      for (let point = first; point <= last; point += 1) {
        // Glyph 0 is the box for a missing one.
        if (glyphOf(point) !== 0) points.add(point);
      }
    }
  }
  return points;
}

/** Consecutive code points and their glyphs. */
interface Segment {
  first: number;
  last: number;
  glyphOf(point: number): number;
}

function segments16(table: Buffer): Segment[] {
  const size = table.readUInt16BE(6);
  return Array.from({ length: size / 2 }, (_, index) => {
    // Four lists: last and first code points, differences to glyphs, and offsets of lists of glyphs.
    const last = table.readUInt16BE(14 + 2 * index);
    const first = table.readUInt16BE(16 + size + 2 * index);
    const delta = table.readUInt16BE(16 + 2 * size + 2 * index);
    const offsetAt = 16 + 3 * size + 2 * index;
    const offset = table.readUInt16BE(offsetAt);
    const glyphOf = (point: number) => {
      if (offset === 0) return (point + delta) % 0x10000;
      const at = offsetAt + offset + 2 * (point - first);
      return at < table.length ? table.readUInt16BE(at) : 0;
    };
    return { first, last, glyphOf };
  });
}

function segments32(table: Buffer): Segment[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => {
    const start = 16 + 12 * index;
    const [first, last] = [table.readUInt32BE(start), table.readUInt32BE(start + 4)];
    const glyph = table.readUInt32BE(start + 8);
    return { first, last, glyphOf: (point) => glyph + point - first };
  });
}

function readTable(font: Buffer, name: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(12); index += 1) {
    const entry = font.subarray(44 + 20 * index);
    if (entry.toString('latin1', 0, 4) !== name) continue;
    const start = entry.readUInt32BE(4);
    const packedSize = entry.readUInt32BE(8);
    const table = font.subarray(start, start + packedSize);
    return packedSize === entry.readUInt32BE(12) ? table : inflateSync(table);
  }
  throw new Error(`The font has no table ${name}`);
}
