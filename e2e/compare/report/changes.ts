import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { Change, Part } from '../change';

export type Html = ReturnType<typeof html>;

/** Mail servers reject larger messages, and encoding adds a third. */
const maxBytes = 9_000_000;

/** Writes changes as lists, with each picture once, and no more pictures than can be mailed. */
export function createLists() {
  const shownOn = new Map<string, string>();
  let bytes = 0;
  const image = (webp: Buffer, alt: string) => {
    if (bytes + webp.byteLength > maxBytes) {
      return html`<p class="omitted">Left out, to keep this report small enough to mail.</p>`;
    }
    bytes += webp.byteLength;
    return html`<img src="data:image/webp;base64,${webp.toString('base64')}" alt="${alt}">`;
  };
  const pair = ({ label, pictures = [] }: Change, page: string) => {
    const hash = createHash('sha256');
    for (const { webp } of pictures) hash.update(webp);
    const key = hash.digest('base64');
    const earlier = shownOn.get(key);
    if (earlier !== undefined) return html`<p class="omitted">The same as on ${earlier}.</p>`;
    shownOn.set(key, page);
    return html`<div class="pair">${pictures.map(
      ({ label: name, webp }) => html`<div><b>${name}</b>${image(webp, `${name}: ${label}`)}</div>`,
    )}</div>`;
  };
  const entry = (change: Change, page: string) =>
    html`<li class="${change.what}"><b>${change.label}</b>
<div>${change.parts.map(part)}${change.pictures === undefined ? '' : pair(change, page)}</div></li>`;

  /** @param page that the changes are on */
  return (changes: readonly Change[], page = ''): Html =>
    html`<ul class="changes">${changes.map((change) => entry(change, page))}</ul>`;
}

function part({ what, text, isValue }: Part): Html {
  const attribute = isValue ? html` class="value"` : '';
  if (what === 'added') return html`<ins${attribute}>${text}</ins>`;
  return what === 'removed' ? html`<del${attribute}>${text}</del>` : html`${text}`;
}
