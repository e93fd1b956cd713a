import { html } from 'hono/html';
import { type SwitchGroup, switchGroups } from './fault-switches';
import type { PanelId } from './view-options';

type Html = ReturnType<typeof html>;

/** What the platform does behind the page, for those who need it. Closed at first; each shows a count if it's in use. */
export function panels(): Html {
  return html`<div class="panels" role="group" aria-label="Behind the page">
    ${panel('faults', 'Faults', faultPanel())}
    ${panel('messages', 'Messages', feed('messages', 'Messages', 'No messages to the parent window yet.', true))}
    ${panel('visits', 'Visits', feed('visits', 'Visits', 'No visits or sign-ins yet. Only signed-in users’ visits are logged.', false))}
    ${panel('requests', 'Requests', feed('requests', 'Requests', 'No requests yet.', false))}
    ${panel('rooms', 'Rooms', roomList())}
    ${panel('mail', 'Mail', feed('mail', 'Mail', 'No mail yet. Sign-up codes, password resets, and invitations appear here.', true))}
  </div>`;
}

function panel(id: PanelId, title: string, content: Html): Html {
  return html`<details class="panel" id="${id}-panel" data-panel="${id}">
    <summary>${title} <span class="tag" id="${id}-count" hidden></span></summary>
    ${content}
  </details>`;
}

function faultPanel(): Html {
  return html`<div class="panel-body faults">
    <div class="panel-tools">
      <p class="hint">Pick one fault per call. Slow works with any. The page reloads right away.</p>
      <button id="clear-faults" type="button">Clear all</button>
    </div>
    <div class="switch-groups">${switchGroups.map(switchGroup)}</div>
  </div>`;
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

/** The current realtime rooms, which the script updates in place. */
function roomList(): Html {
  return html`<div class="panel-body feed" role="group" tabindex="0" aria-label="Rooms">
    <p class="empty" id="rooms-empty">No one is in a room yet. Subscribing to changes joins one.</p>
    <ul id="rooms-list"></ul>
  </div>`;
}

/** A list that the script fills. Screen readers announce new entries if `spoken`; busy lists would be too noisy. */
function feed(id: string, title: string, empty: string, spoken: boolean): Html {
  return html`<div class="panel-body feed">
    <button type="button" id="${id}-clear" aria-label="Clear ${title.toLowerCase()}">Clear</button>
    <div role="log" aria-live="${spoken ? 'polite' : 'off'}" tabindex="0" aria-label="${title}">
      <p class="empty" id="${id}-empty">${empty}</p>
      <ol id="${id}-list"></ol>
    </div>
  </div>`;
}
