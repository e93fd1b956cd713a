import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import sharp from 'sharp';
import type { MediaChange, PictureComparison, PictureDifference } from '../comparison';
import { formatBytes } from './labels';
import { entry, type Html } from './text-changes';

/** Mail servers reject larger messages, and encoding adds a third. */
const maxBytes = 9_000_000;
const widthNames: Record<number, string> = { 390: 'Phone', 768: 'Tablet', 1440: 'Desktop' };

/** Puts pictures into the report: each once, and no more than can be mailed. */
export interface Album {
  /** @param page that the differences are on */
  differences(page: string, comparison: PictureComparison): Html;
  media(change: MediaChange): Promise<Html>;
}

export function createAlbum(): Album {
  const shownOn = new Map<string, string>();
  let bytes = 0;
  const image = (webp: Buffer, alt: string) => {
    if (bytes + webp.byteLength > maxBytes) {
      return html`<p class="omitted">Left out, to keep this report small enough to mail.</p>`;
    }
    bytes += webp.byteLength;
    return html`<img src="data:image/webp;base64,${webp.toString('base64')}" alt="${alt}">`;
  };
  const difference = (page: string, { width, before, after }: PictureDifference) => {
    const name = `${widthNames[width] ?? 'Window'}, ${width} pixels`;
    const key = createHash('sha256').update(before).update(after).digest('base64');
    const earlier = shownOn.get(key);
    if (earlier !== undefined)
      return html`<p class="omitted">${name}: the same as on ${earlier}.</p>`;
    shownOn.set(key, page);
    return html`<figure><figcaption>${name}</figcaption>
<div class="pair"><div><b>Before</b>${image(before, `Before: ${name}`)}</div><div><b>After</b>${image(after, `After: ${name}`)}</div></div></figure>`;
  };
  return {
    differences: (page, { differences, omitted }) =>
      html`${differences.map((found) => difference(page, found))}${omitted > 0 ? html`<p class="omitted">${omitted} more ${omitted === 1 ? 'place looks' : 'places look'} different.</p>` : ''}`,
    async media({ what, path, before, after }) {
      const shown = [];
      for (const [label, file] of [
        ['Before', before],
        ['After', after],
      ] as const) {
        if (file === null) continue;
        const webp = await thumbnail(path, file);
        shown.push(
          html`<div><b>${label}, ${formatBytes(file.byteLength)}</b>${webp === null ? '' : image(webp, `${label}: ${path}`)}</div>`,
        );
      }
      return entry(
        what,
        `File, ${what}`,
        html`<span class="path">${path}</span><div class="pair">${shown}</div>`,
      );
    },
  };
}

/** Null for films and captions. */
async function thumbnail(path: string, file: Buffer): Promise<Buffer | null> {
  if (!/\.(avif|png|svg|webp|jpe?g)$/.test(path)) return null;
  try {
    return await sharp(file)
      .resize({ width: 480, withoutEnlargement: true })
      .webp({ quality: 60 })
      .toBuffer();
  } catch {
    // It isn't a picture, whatever its name says; its size is shown all the same.
    return null;
  }
}
