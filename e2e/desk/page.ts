import { html } from 'hono/html';
import { type Html, htmlDocument } from '../html-document';
import { writingDialogs } from './editing/dialogs';
import { panels } from './panels';
import { defaultWidth, personas, views, widths } from './view-options';

interface DeskPageOptions {
  siteUrl: string | undefined;
  /** Undefined if words can't be edited. */
  editingToken: string | undefined;
}

const head = html`<link rel="icon" href="data:,">
  <link rel="stylesheet" href="/preview/desk.css">
  <script type="module" src="/preview/desk.js"></script>`;

/** The desk. Its script finds the elements by their ids. */
export function deskPage({ siteUrl, editingToken }: DeskPageOptions): Html {
  const body = html`<body data-site="${siteUrl ?? ''}" data-editing="${editingToken ?? ''}">
  <header class="masthead">
    <h1>Preview desk</h1>
    <div class="personas" role="radiogroup" aria-labelledby="look">
      <span id="look">View as</span>
      ${personas.map(persona)}
    </div>
    <label class="persona developer"><input id="developer" type="checkbox" role="switch" autocomplete="off"> Developer</label>
    <p id="line" class="lamp" role="status" data-state="wait">Connecting</p>
  </header>
  <main>
    <nav id="pages" class="pages" aria-labelledby="pages-title">
      <div class="pages-head">
        <h2 id="pages-title">Pages</h2>
        <form id="find-form"><input id="find" type="search" aria-label="Find a text on all pages" placeholder="Find a text on all pages: Enter" autocomplete="off"></form>
        <input id="page-filter" type="search" aria-label="Filter pages" placeholder="Filter by title, address, or status" autocomplete="off">
        <p id="pages-news" class="hint" role="status"></p>
      </div>
      <div id="found" class="page-list" role="region" aria-label="Found" tabindex="0" hidden></div>
      <div id="page-list" class="page-list"><p class="hint">Reading the content…</p></div>
    </nav>
    <section class="viewer" aria-label="Preview">
      ${toolbar(editingToken !== undefined)}
      <p id="notice" class="notice" role="alert"></p>
      <div id="stage" class="stage"><iframe id="frame" title="Site preview" allow="fullscreen"></iframe></div>
      <div id="report" class="report" role="region" aria-label="Report" tabindex="0" hidden></div>
    </section>
    ${panels()}
  </main>
  ${editingToken === undefined ? '' : writingDialogs()}
  <footer id="drawers" class="drawers">
    ${['Pages', 'Controls'].map((label) => html`<button type="button" value="${label.toLowerCase()}" aria-expanded="false">${label}</button>`)}
  </footer>
</body>`;
  return htmlDocument({ title: 'Preview desk', head, body });
}

function persona({ id, label, description }: (typeof personas)[number]): Html {
  return html`<label class="persona" title="${description}">
    <input type="radio" name="look" value="${id}" autocomplete="off" aria-description="${description}">
    ${label}
  </label>`;
}

function toolbar(canEdit: boolean): Html {
  return html`<div class="toolbar">
    <div id="views" class="segments" role="group" aria-label="View">
      ${views.map(({ id, label }) => html`<button type="button" value="${id}" aria-pressed="${id === views[0].id}">${label}</button>`)}
    </div>
    <div id="widths" class="segments" role="group" aria-label="Width">
      ${widths.map(({ label, width }) => html`<button type="button" value="${width}" aria-pressed="${width === defaultWidth}">${label} <span class="figure">${width}</span></button>`)}
    </div>
  </div>
  <div class="toolbar">
    <form id="address-form" class="address">
      <label for="address">Address</label>
      <input id="address" class="figure" type="text" inputmode="url" autocomplete="off" spellcheck="false">
      <button type="submit">Go</button>
    </form>
    ${
      canEdit
        ? html`<button id="edit" type="button" aria-pressed="false">Edit text</button>
          <button id="undo" type="button">Undo</button>
          <button id="open-new-page" type="button">New page</button>
          <button id="open-settings" type="button">Page settings</button>
          <button id="open-new-picture" type="button">Add picture</button>`
        : ''
    }
    <button id="reload" type="button">Reload</button>
    <a id="open" class="button" target="_blank" rel="noopener" href="/">Open in new tab</a>
  </div>`;
}
