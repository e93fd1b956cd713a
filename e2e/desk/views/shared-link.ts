import { html } from 'hono/html';
import sharp from 'sharp';
import { parseUrl } from '@/lib/parse-url';
import type { SiteUrls } from '../client/site-url';
import type { Html } from '../html-document';
import { fetchFrom, type Metadata } from './fetch-page';

/** The card that messengers and social networks show for a link to the page. */
export async function sharedLinkView(metadata: Metadata, site: SiteUrls): Promise<Html> {
  const canonical = metadata('canonical');
  const [title, description] = [metadata('og:title'), metadata('og:description')];
  const size = metadata('twitter:card');
  const picture = await findPicture(metadata('og:image'), site);
  const card = (kind: string) => html`<div class="card ${kind}">
    ${
      picture.src === null
        ? html`<p class="no-picture">No picture</p>`
        : html`<img src="${picture.src}" alt="${metadata('og:image:alt')}">`
    }
    <div><p class="card-host">${parseUrl(canonical)?.host ?? ''}</p>
    <p class="card-title">${title || 'No title'}</p>
    <p class="card-text">${description}</p></div></div>`;
  return html`<h2>Shared link</h2>
    ${picture.src === null ? html`<p class="warning">${picture.note}</p>` : ''}
    ${size === 'summary_large_image' ? '' : html`<p class="warning">The page doesn’t ask for a large card: twitter:card is “${size || 'missing'}”.</p>`}
    <h3>Large card</h3>
    ${card('large')}
    <h3>Small card</h3>
    ${card('small')}
    <dl class="measures">
      <div><dt>Title</dt><dd>${title || 'missing'}</dd></div>
      <div><dt>Description</dt><dd>${description || 'missing'}</dd></div>
      <div><dt>Picture</dt><dd>${picture.note}</dd></div>
      <div><dt>Picture’s description</dt><dd>${metadata('og:image:alt') || 'missing'}</dd></div>
    </dl>`;
}

/**
 * Loads the picture from the site being previewed, whatever origin the page gives for it.
 * @returns its address there, null if it can't be shown, and its size or why
 */
async function findPicture(address: string, site: SiteUrls) {
  const url = parseUrl(address);
  if (url === null) return { src: null, note: 'The page has no picture (og:image).' };
  const { pathname } = url;
  const response = await fetchFrom(site, pathname);
  if (!response.ok) {
    return { src: null, note: `The picture ${pathname} is missing: ${response.status}.` };
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (picture === null) return { src: null, note: `${pathname} isn’t a picture.` };
  const kilobytes = Math.ceil(bytes.length / 1024);
  return {
    src: site.urlOf(pathname).href,
    note: `${pathname}: ${picture.width} × ${picture.height} pixels, ${kilobytes} KB`,
  };
}
