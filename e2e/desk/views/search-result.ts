import { html } from 'hono/html';
import { parseUrl } from '@/lib/parse-url';
import type { Html } from '../html-document';
import type { Metadata } from './fetch-page';

/** The page as a search engine lists it. The style sheet gives titles and descriptions the usual room. */
export function searchResultView(metadata: Metadata): Html {
  const [title, description] = [metadata('title'), metadata('description')];
  const isHidden = metadata('robots').includes('noindex');
  const result = (size: string) => html`<div class="results ${size}">
    <p class="result-site"><b>${metadata('og:site_name')}</b><span>${breadcrumb(metadata('canonical'))}</span></p>
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
