import { html } from 'hono/html';
import type { Html } from '../html-document';
import { switchGroups } from './fault-switches';
import type { PanelId } from './view-options';

/** What the platform does behind the page, for developers. Closed at first; each shows a count if it's in use. */
export function panels(): Html {
  return html`<div class="panels" role="group" aria-label="Behind the page">
    ${panel('faults', 'Faults', faultPanel())}
    ${feed('messages', 'Messages', 'No messages to the parent window yet.', 'polite')}
    ${feed('visits', 'Visits', 'No visits or sign-ins yet. Only signed-in users’ visits are logged.', 'off')}
    ${feed('requests', 'Requests', 'No requests yet.', 'off')}
  </div>`;
}

function panel(id: PanelId, title: string, content: Html): Html {
  return html`<details class="panel" id="${id}-panel">
    <summary>${title} <span class="tag" id="${id}-count" hidden></span></summary>
    ${content}
  </details>`;
}

function faultPanel(): Html {
  return html`<div class="panel-body faults">
    <div>
      <p class="hint">Pick one fault per call. Slow works with any. The page reloads right away.</p>
      <button id="clear-faults" type="button">Clear all</button>
    </div>
    <div>${Object.entries(switchGroups).map(
      ([title, switches]) => html`<fieldset><legend>${title}</legend>
        ${switches.map(
          ({ id, label, description }) => html`<label class="choice">
            <input type="checkbox" role="switch" id="${id}" autocomplete="off"
              aria-labelledby="${id}-label" aria-describedby="${id}-says">
            <span><b id="${id}-label">${label}</b> <small id="${id}-says">${description}</small></span>
          </label>`,
        )}</fieldset>`,
    )}</div>
  </div>`;
}

/** @param live whether screen readers announce new entries; busy lists would be too noisy */
function feed(id: PanelId, title: string, empty: string, live: 'polite' | 'off'): Html {
  return panel(
    id,
    title,
    html`<div class="panel-body feed">
      <button type="button" id="${id}-clear" aria-label="Clear ${title.toLowerCase()}">Clear</button>
      <div role="log" aria-live="${live}" tabindex="0" aria-label="${title}"><p id="${id}-empty">${empty}</p><ol id="${id}-list"></ol></div>
    </div>`,
  );
}
