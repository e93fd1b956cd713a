import { html } from 'hono/html';
import type { FetchedPage } from './fetch-page';
import { type PageHead, readPageHead } from './page-head';

type Html = ReturnType<typeof html>;

/** The page as a search engine lists it. The style sheet gives titles and descriptions the usual room. */
export function searchResultView({ tree }: FetchedPage): Html {
  const head = readPageHead(tree);
  return html`<h2>Search result</h2>
    ${head.isIndexable ? '' : html`<p class="warning">This page asks search engines not to list it, as placeholders and drafts do. It would look like this:</p>`}
    ${result(head, 'desktop', 'On a computer')}
    ${result(head, 'phone', 'On a phone')}
    <dl class="measures">
      <div><dt>Title</dt><dd>${measure(head.title)}</dd></div>
      <div><dt>Description</dt><dd>${measure(head.description)}</dd></div>
      <div><dt>Address</dt><dd>${head.canonical || 'missing'}</dd></div>
    </dl>
    <p class="hint">Search engines choose the wording and its length themselves, by width rather than characters. This is the
      usual room.</p>`;
}

function result(
  { title, description, canonical, card }: PageHead,
  size: string,
  label: string,
): Html {
  return html`<h3>${label}</h3>
  <div class="results ${size}">
    <p class="result-site"><b>${card.siteName}</b><span>${breadcrumb(canonical)}</span></p>
    <p class="result-title" data-cut="cut-title-${size}">${title || 'No title'}</p>
    <p class="result-text" data-cut="cut-text-${size}">${description || 'No description: the search engine shows some text of the page instead.'}</p>
  </div>
  <p class="warning" id="cut-title-${size}" hidden>The title is cut off here. Shorten it, or put what matters first.</p>
  <p class="warning" id="cut-text-${size}" hidden>The description is cut off here. Shorten it, or put what matters first.</p>`;
}

/** Shows an address as search engines do: https://example.com › About */
function breadcrumb(address: string): string {
  if (!URL.canParse(address)) return 'No address';
  const { origin, pathname } = new URL(address);
  return [origin, ...pathname.split('/').filter(Boolean)].join(' › ');
}

function measure(text: string): string {
  return text === '' ? 'missing' : `${text.length} characters`;
}
