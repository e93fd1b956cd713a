import { html } from 'hono/html';
import { type Html, htmlDocument } from './html-document';
import { panels } from './panels';
import { personaPicker } from './persona-picker';
import { toolbar } from './toolbar';

interface DeskPageOptions {
  siteUrl: string | undefined;
  /** Undefined if words can't be edited. */
  editingToken: string | undefined;
}

/** The desk. Its script finds the elements by their ids. */
export function deskPage({ siteUrl, editingToken }: DeskPageOptions): Html {
  const body = html`<body data-site="${siteUrl ?? ''}" data-editing="${editingToken ?? ''}">
  <header class="masthead">
    <h1>Preview desk</h1>
    ${personaPicker()}
    <a class="button" href="/preview/compare">Compare with the published site</a>
    <p id="line" class="lamp" role="status" data-state="wait">Connecting</p>
  </header>
  <main>
    ${pagePicker()}
    <section class="viewer" aria-label="Preview">
      ${toolbar(editingToken !== undefined)}
      <p id="notice" class="notice" role="alert"></p>
      <div id="stage" class="stage"><iframe id="frame" title="Site preview" allow="fullscreen"></iframe></div>
      <div id="report" class="report" role="region" aria-label="Report" tabindex="0" hidden></div>
    </section>
    ${panels()}
  </main>
</body>`;
  return htmlDocument({ title: 'Preview desk', assets: 'desk', body });
}

/** The list of pages, which the script fills, and its filter. */
function pagePicker(): Html {
  return html`<nav class="pages" aria-labelledby="pages-title">
    <div class="pages-head">
      <h2 id="pages-title">Pages</h2>
      <label for="page-filter" class="visually-hidden">Filter pages</label>
      <input id="page-filter" type="search" placeholder="Filter by title, address, or status" autocomplete="off">
      <p id="pages-news" class="visually-hidden" role="status"></p>
    </div>
    <div id="page-list" class="page-list"><p class="hint">Reading the content…</p></div>
  </nav>`;
}
