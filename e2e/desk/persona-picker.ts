import { html } from 'hono/html';
import { personas } from './view-options';

type Html = ReturnType<typeof html>;

/** The choice of who views the site. If a link suggests a persona, the script offers a button that switches to it. */
export function personaPicker(): Html {
  return html`<fieldset class="personas">
    <legend>View as</legend>
    ${personas.map(
      ({ id, label, description }) => html`<label class="persona" title="${description}">
        <input type="radio" name="look" value="${id}" autocomplete="off"
          aria-labelledby="look-${id}" aria-describedby="look-${id}-says">
        <span id="look-${id}">${label}</span><span id="look-${id}-says" class="visually-hidden">${description}</span>
      </label>`,
    )}
    <div id="suggestion" class="suggestion" hidden>
      <p>The link suggests this. Nothing has changed yet.</p>
      <button id="accept-look" type="button"></button>
    </div>
  </fieldset>`;
}
