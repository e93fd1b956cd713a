import sharp from 'sharp';
import { type Change, same } from './change';
import { readFile, type Site } from './site';

/** Compares what both sites serve at the paths that a page uses. */
export async function compareMedia(
  sites: { before: Site; after: Site },
  used: { before: readonly string[]; after: readonly string[] },
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const path of new Set([...used.before, ...used.after])) {
    const before = used.before.includes(path) ? await readFile(sites.before, path) : null;
    const after = used.after.includes(path) ? await readFile(sites.after, path) : null;
    if (before === null ? after === null : after?.equals(before)) continue;
    const what = before === null ? 'added' : after === null ? 'removed' : 'changed';
    const pictures = [];
    for (const [name, file] of [['Before', before] as const, ['After', after] as const]) {
      if (file === null) continue;
      const label = `${name}, ${formatBytes(file.byteLength)}`;
      pictures.push({ label, webp: await thumbnail(path, file) });
    }
    changes.push({ what, label: `File, ${what}`, parts: [same(path)], pictures });
  }
  return changes;
}

/** Null for films and captions. */
async function thumbnail(path: string, file: Buffer): Promise<Buffer | null> {
  if (!/\.(avif|png|svg|webp|jpe?g)$/.test(path)) return null;
  return (
    sharp(file)
      .resize({ width: 480, withoutEnlargement: true })
      .webp({ quality: 60 })
      .toBuffer()
      // It isn't a picture, whatever its name says; its size is shown all the same.
      .catch(() => null)
  );
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
