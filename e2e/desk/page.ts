import { html } from 'hono/html';
import { panels } from './panels';
import { personaPicker } from './persona-picker';
import { toolbar } from './toolbar';

type Html = ReturnType<typeof html>;

interface DeskPageOptions {
  siteUrl: string | undefined;
  /** Undefined if words can't be edited. */
  editingToken: string | undefined;
}

/** The desk's only page. Its script finds the elements by their ids. */
export function deskPage({ siteUrl, editingToken }: DeskPageOptions): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>Preview desk</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/preview/desk.css">
  <script type="module" src="/preview/desk.js"></script>
</head>
<body data-site="${siteUrl ?? ''}" data-editing="${editingToken ?? ''}">
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
</body>
</html>`;
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
