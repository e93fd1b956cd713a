import { html } from 'hono/html';
import sharp from 'sharp';
import type { SiteUrls } from '../client/site-url';
import { type FetchedPage, fetchFrom } from './fetch-page';
import { readPageHead } from './page-head';

type Html = ReturnType<typeof html>;

interface CardPicture {
  /** Its address on the site being previewed. */
  src: string;
  /** Its size, or why it can't be shown. */
  note: string;
  isBroken: boolean;
}

/** The card that messengers and social networks show for a link to the page. */
export async function sharedLinkView({ tree }: FetchedPage, site: SiteUrls): Promise<Html> {
  const { card, canonical } = readPageHead(tree);
  const picture = await findPicture(card.image, site);
  const image = picture.isBroken
    ? html`<p class="no-picture">No picture</p>`
    : html`<img src="${picture.src}" alt="${card.imageAlt}">`;
  const host = URL.canParse(canonical) ? new URL(canonical).host : '';
  const words = html`<p class="card-host">${host}</p>
    <p class="card-title">${card.title || 'No title'}</p>
    <p class="card-text">${card.description}</p>`;
  return html`<h2>Shared link</h2>
    ${picture.isBroken ? html`<p class="warning">${picture.note}</p>` : ''}
    ${card.size === 'summary_large_image' ? '' : html`<p class="warning">The page doesn’t ask for a large card: twitter:card is “${card.size || 'missing'}”.</p>`}
    <h3>Large card</h3>
    <div class="card large">${image}<div>${words}</div></div>
    <h3>Small card</h3>
    <div class="card small">${image}<div>${words}</div></div>
    <dl class="measures">
      <div><dt>Title</dt><dd>${card.title || 'missing'}</dd></div>
      <div><dt>Description</dt><dd>${card.description || 'missing'}</dd></div>
      <div><dt>Picture</dt><dd>${picture.note}</dd></div>
      <div><dt>Picture’s description</dt><dd>${card.imageAlt || 'missing'}</dd></div>
    </dl>`;
}

/** Loads the picture from the site being previewed, whatever origin the page gives for it. */
async function findPicture(address: string, site: SiteUrls): Promise<CardPicture> {
  const broken = (note: string): CardPicture => ({ src: '', note, isBroken: true });
  if (!URL.canParse(address)) return broken('The page has no picture (og:image).');
  const { pathname } = new URL(address);
  const response = await fetchFrom(site, pathname);
  if (!response.ok) return broken(`The picture ${pathname} is missing: ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  try {
    const { width, height } = await sharp(bytes).metadata();
    const kilobytes = Math.ceil(bytes.length / 1024);
    return {
      src: site.urlOf(pathname).href,
      note: `${pathname}: ${width} × ${height} pixels, ${kilobytes} KB`,
      isBroken: false,
    };
  } catch {
    return broken(`${pathname} isn’t a picture.`);
  }
}
