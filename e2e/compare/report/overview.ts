import { html } from 'hono/html';
import { type Category, categoriesOf, type PageComparison } from '../comparison';
import { categoryLabels, pageId, pageLabel, stateLabels } from './labels';
import type { Html } from './text-changes';

/** The table of pages that aren't the same, and the list of those that are. */
export function overview(pages: readonly PageComparison[]): Html {
  const same = pages.filter(({ state }) => state === 'same');
  const other = pages.filter(({ state }) => state !== 'same');
  return html`${
    other.length === 0
      ? ''
      : html`<table>
<caption>Pages that aren’t the same</caption>
<thead><tr><th scope="col">Page</th><th scope="col">State</th><th scope="col">What changed</th></tr></thead>
<tbody>${other.map(row)}</tbody>
</table>`
  }
${
  same.length === 0
    ? ''
    : html`<details><summary>Pages that are the same: ${same.length}</summary>
<ul class="same">${same.map((page) => html`<li>${pageLabel(page)} <span class="path">${page.path}</span></li>`)}</ul></details>`
}`;
}

function row(page: PageComparison): Html {
  const label = pageLabel(page);
  const name =
    page.state === 'changed' ? html`<a href="#${pageId(page)}">${label}</a>` : html`${label}`;
  return html`<tr><th scope="row">${name} <span class="path">${page.path}</span></th>
<td><span class="state ${page.state}">${stateLabels[page.state]}</span></td><td>${whatChanged(page)}</td></tr>`;
}

function whatChanged(page: PageComparison): Html {
  if (page.state === 'changed') return html`${categoriesOf(page.changes).map(categoryTag(page))}`;
  if (page.state === 'redirected') return html`Leads to <span class="path">${page.to}</span>`;
  if (page.state === 'failed') return html`${page.problem}`;
  return html`${page.state === 'added' ? 'The page isn’t on the site yet.' : 'The address leads to Page Not Found.'}`;
}

function categoryTag(page: PageComparison & { state: 'changed' }) {
  return (category: Category): Html => {
    const { words, links, metadata, media } = page.changes;
    const counts: Partial<Record<Category, number>> = {
      words: words.length,
      links: links.length,
      metadata: metadata.length,
      media: media.length,
    };
    const count = counts[category];
    return html`<span class="tag">${categoryLabels[category]}${count === undefined ? '' : html` <b>${count}</b>`}</span> `;
  };
}
