import { html } from 'hono/html';
import { defaultView, defaultWidth, views, widths } from './view-options';

type Html = ReturnType<typeof html>;

/**
 * The controls above the page: how to look at it, and where.
 * @param canEdit whether words can be edited on the page
 */
export function toolbar(canEdit: boolean): Html {
  return html`<div class="toolbar">
    <div class="segments" role="group" aria-label="View">
      ${views.map(
        ({ id, label }) => html`<button type="button" data-view="${id}"
          aria-pressed="${id === defaultView.id}">${label}</button>`,
      )}
    </div>
    <div id="widths" class="segments" role="group" aria-label="Width">
      ${widths.map(
        ({ label, width }) => html`<button type="button" data-width="${width}"
          aria-pressed="${width === defaultWidth}">${label} <span class="figure">${width}</span></button>`,
      )}
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
          <button id="undo" type="button">Undo</button>`
        : ''
    }
    <button id="reload" type="button">Reload</button>
    <a id="open" class="button" target="_blank" rel="noopener" href="/">Open in new tab</a>
  </div>`;
}
