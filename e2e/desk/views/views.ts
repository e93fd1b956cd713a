import { html } from 'hono/html';
import sharp from 'sharp';
import { parseUrl } from '@/lib/parse-url';
import type { Html } from '../../html-document';
import type { SiteUrls } from '../client/site-url';
import { fetchFrom, type Metadata } from './fetch-page';

/** The page as a search engine lists it. The style sheet gives titles and descriptions the usual room. */
export function searchResultView(metadata: Metadata): Html {
  const [title, description] = [metadata('title'), metadata('description')];
  const isHidden = metadata('robots').includes('noindex');
  const result = (size: string) => html`<div class="results ${size}">
    <p><b>${metadata('og:site_name')}</b><br>${breadcrumb(metadata('canonical'))}</p>
    <p class="result-title" data-cut="cut-title-${size}">${title || 'No title'}</p>
    <p class="result-text" data-cut="cut-text-${size}">${description || 'No description: the search engine shows some text of the page instead.'}</p>
  </div>
  <p class="warning" id="cut-title-${size}" hidden>The title is cut off here. Shorten it, or put what matters first.</p>
  <p class="warning" id="cut-text-${size}" hidden>The description is cut off here. Shorten it, or put what matters first.</p>`;
  return html`<h2>Search result</h2>
    ${isHidden ? html`<p class="warning">This page asks search engines not to list it, as placeholders and drafts do. It would look like this:</p>` : ''}
    <h3>On a computer</h3>
    ${result('desktop')}
    <h3>On a phone</h3>
    ${result('phone')}
    <dl class="measures">
      <div><dt>Title</dt><dd>${measure(title)}</dd></div>
      <div><dt>Description</dt><dd>${measure(description)}</dd></div>
      <div><dt>Address</dt><dd>${metadata('canonical') || 'missing'}</dd></div>
    </dl>
    <p class="hint">Search engines choose the wording and its length themselves, by width rather than characters. This is the
      usual room.</p>`;
}

/** Shows an address as search engines do: https://example.com › About */
function breadcrumb(address: string): string {
  const url = parseUrl(address);
  if (url === null) return 'No address';
  return [url.origin, ...url.pathname.split('/').filter(Boolean)].join(' › ');
}

function measure(text: string): string {
  return text === '' ? 'missing' : `${text.length} characters`;
}

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
    <div><p>${parseUrl(canonical)?.host ?? ''}</p>
    <p class="card-title"><b>${title || 'No title'}</b></p>
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

/** Loads the picture from the site being previewed, whatever origin the page gives for it. */
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
