import { html } from 'hono/html';
import { type Category, categories, type PageChanges, type PageComparison } from '../comparison';
import { categoryLabels, formatBytes, pageId, pageLabel } from './labels';
import type { Album } from './pictures';
import { ownChanges, type SharedChanges } from './shared-changes';
import { beforeAfter, entry, type Html, linkChange, valueChange, wordChange } from './text-changes';

/** Everything that changed on one page. */
export async function pageSection(
  page: PageComparison & { state: 'changed' },
  shared: SharedChanges,
  album: Album,
): Promise<Html> {
  const label = pageLabel(page);
  const own = ownChanges(page.changes, shared);
  const blocks = await contents(label, own, album);
  const hidden =
    page.changes.words.length + page.changes.links.length - own.words.length - own.links.length;
  return html`<section id="${pageId(page)}" aria-labelledby="${pageId(page)}-title">
<h2 id="${pageId(page)}-title">${label} <span class="path">${page.path}</span></h2>
${hidden > 0 ? html`<p class="hint">Also has the changes <a href="#shared">on almost every page</a>.</p>` : ''}
${categories.map((category) => (blocks[category] === null ? '' : html`<h3>${categoryLabels[category]}</h3>${blocks[category]}`))}
</section>`;
}

async function contents(
  label: string,
  { words, links, metadata, media, pictures, size, code }: PageChanges,
  album: Album,
): Promise<Record<Category, Html | null>> {
  return {
    words: list(words.map(wordChange)),
    links: list(links.map(linkChange)),
    metadata: list(metadata.map(valueChange)),
    media: list(await Promise.all(media.map(album.media))),
    pictures: pictures.differences.length === 0 ? null : album.differences(label, pictures),
    size:
      size === null
        ? null
        : list([
            entry(
              'changed',
              'HTML',
              beforeAfter(formatBytes(size.before.html), formatBytes(size.after.html)),
            ),
            entry(
              'changed',
              'Download size (compressed)',
              beforeAfter(formatBytes(size.before.brotli), formatBytes(size.after.brotli)),
            ),
          ]),
    code: code ? html`<p>The page’s HTML changed. What people read and see didn’t.</p>` : null,
  };
}

/** Null if there are no entries. */
export function list(entries: readonly Html[]): Html | null {
  return entries.length === 0 ? null : html`<ul class="changes">${entries}</ul>`;
}
