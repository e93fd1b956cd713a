import { html } from 'hono/html';
import type { ContentOverview } from '@/lib/content/overview/read-overview';
import type { Html } from '../../html-document';

const [maxItems, maxContext] = [100, 60];

/** The words in which a text was found, each with a link to its page and, if they can be edited, a button for that. */
export function foundList(found: ReturnType<ContentOverview['find']>, canEdit: boolean): Html {
  const count = found.length > maxItems ? `The first ${maxItems} of ${found.length}` : found.length;
  return html`<p class="hint">Found: ${found.length === 0 ? 'nothing' : count}</p>
    <ul>${found.slice(0, maxItems).map(
      ({ href, file, field, place, before, match, after }) => html`<li>
        ${href === null ? html`<b class="figure">${file}</b>` : html`<a href="/preview?page=${encodeURIComponent(href)}" data-path="${href}"><b class="figure">${href}</b></a>`}
        <p>${shortened(before, 'start')}<mark>${match}</mark>${shortened(after, 'end')}</p>
        <p class="facts"><span>${href === null ? '' : file} ${field}</span>
          ${canEdit ? html`<button type="button" data-place="${JSON.stringify(place)}" aria-label="Edit “${match}” in ${file} ${field}">Edit</button>` : ''}</p>
      </li>`,
    )}</ul>`;
}

function shortened(text: string, cut: 'start' | 'end'): string {
  if (text.length <= maxContext) return text;
  return cut === 'start' ? `…${text.slice(-maxContext)}` : `${text.slice(0, maxContext)}…`;
}
