import { html } from 'hono/html';
import { type SwitchGroup, switchGroups } from './fault-switches';
import { defaultWidth, personas, widths } from './view-options';

export interface DeskPageOptions {
  siteUrl: string | undefined;
  /** Undefined if words can't be edited. */
  editingToken: string | undefined;
  /** Paths for the list of pages, which is omitted if there are none. */
  pages: readonly string[];
}

type Html = ReturnType<typeof html>;

/** The desk's only page. Its script finds the elements by their ids. */
export function deskPage({ siteUrl, pages, editingToken }: DeskPageOptions): Html {
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
    <p>Preview the site at any width, as any kind of visitor, with or without a working platform.</p>
    <p id="line" class="lamp" role="status" data-state="wait">Connecting</p>
  </header>
  <main>
    <div class="console">${personaPanel()}${faultPanel()}</div>
    <section class="viewer" aria-label="Preview">
      ${toolbar(pages, editingToken !== undefined)}
      <p id="notice" class="notice" role="alert"></p>
      <div id="stage" class="stage"><iframe id="frame" title="Site preview" allow="fullscreen"></iframe></div>
    </section>
    <div class="logbook">
      ${feed('messages', 'Messages', 'No messages to the parent window yet.', true)}
      ${feed('visits', 'Visits', 'No visits or sign-ins yet. Only signed-in users’ visits are logged.', false)}
      ${feed('requests', 'Requests', 'No requests yet.', false)}
      ${roomList()}
      ${feed('mail', 'Mail', 'No mail yet. Sign-up codes, password resets, and invitations appear here.', true)}
    </div>
  </main>
</body>
</html>`;
}

function personaPanel(): Html {
  return html`<fieldset class="panel">
    <legend>View as</legend>
    ${personas.map(
      ({ id, label, description }) => html`<label class="choice">
        <input type="radio" name="look" value="${id}" autocomplete="off"
          aria-labelledby="look-${id}" aria-describedby="look-${id}-says">
        <span><b id="look-${id}">${label}</b><small id="look-${id}-says">${description}</small></span>
      </label>`,
    )}
    <div id="suggestion" class="suggestion" hidden>
      <p>The link suggests this. Nothing has changed yet.</p>
      <button id="accept-look" type="button"></button>
    </div>
  </fieldset>`;
}

function faultPanel(): Html {
  return html`<section class="panel" aria-labelledby="faults">
    <div class="panel-head">
      <h2 id="faults">Faults</h2>
      <span id="fault-count" class="tag" hidden></span>
      <button id="clear-faults" type="button">Clear all</button>
    </div>
    <p class="hint">Pick one fault per call. Slow works with any. The page reloads right away.</p>
    ${switchGroups.map(switchGroup)}
  </section>`;
}

function switchGroup({ title, switches }: SwitchGroup): Html {
  return html`<fieldset class="switches">
    <legend>${title}</legend>
    ${switches.map(
      ({ id, label, description }) => html`<label class="choice">
        <input type="checkbox" role="switch" id="${id}" autocomplete="off"
          aria-labelledby="${id}-label" aria-describedby="${id}-says">
        <span><b id="${id}-label">${label}</b><small id="${id}-says">${description}</small></span>
      </label>`,
    )}
  </fieldset>`;
}

function toolbar(pages: readonly string[], canEdit: boolean): Html {
  return html`<div class="toolbar">
    <div class="widths" role="group" aria-label="Width">
      ${widths.map(
        ({ label, width }) => html`<button type="button" data-width="${width}"
          aria-pressed="${width === defaultWidth}">${label} <span class="figure">${width}</span></button>`,
      )}
    </div>
    <form id="address-form" class="address">
      <label for="address">Address</label>
      <input id="address" class="figure" type="text" inputmode="url" autocomplete="off" spellcheck="false">
      <button type="submit">Go</button>
    </form>
    ${pages.length > 0 ? pageList(pages) : ''}
    ${
      canEdit
        ? html`<button id="edit" type="button" aria-pressed="false">Edit words</button>
          <button id="undo" type="button">Undo</button>`
        : ''
    }
    <button id="reload" type="button">Reload</button>
    <a id="open" class="button" target="_blank" rel="noopener" href="/">Open in new tab</a>
  </div>`;
}

function pageList(pages: readonly string[]): Html {
  return html`<div class="pages">
    <label for="pages">Page</label>
    <select id="pages" autocomplete="off">
      <option value="">Choose a page</option>
      ${pages.map((page) => html`<option value="${page}">${page}</option>`)}
    </select>
  </div>`;
}

/** The current realtime rooms, which the script updates in place. */
function roomList(): Html {
  return html`<section class="feed" aria-labelledby="rooms-title">
    <div class="feed-head"><h2 id="rooms-title">Rooms</h2></div>
    <div class="feed-body" role="group" tabindex="0" aria-labelledby="rooms-title">
      <p class="empty" id="rooms-empty">No one is in a room yet. Subscribing to changes joins one.</p>
      <ul id="rooms-list"></ul>
    </div>
  </section>`;
}

/** A list that the script fills. Screen readers announce new entries if `spoken`; busy lists would be too noisy. */
function feed(id: string, title: string, empty: string, spoken: boolean): Html {
  return html`<section class="feed" aria-labelledby="${id}-title">
    <div class="feed-head">
      <h2 id="${id}-title">${title}</h2>
      <button type="button" id="${id}-clear" aria-label="Clear ${title.toLowerCase()}">Clear</button>
    </div>
    <div class="feed-body" role="log" aria-live="${spoken ? 'polite' : 'off'}" tabindex="0" aria-labelledby="${id}-title">
      <p class="empty" id="${id}-empty">${empty}</p>
      <ol id="${id}-list"></ol>
    </div>
  </section>`;
}
