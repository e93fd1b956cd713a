import { html } from 'hono/html';
import { categoriesOf, categoryLabels, type PageComparison } from '../change';
import { unknownPath } from '../read-site';
import type { Html } from './changes';
import { hasOwnChanges, ownChanges, type SharedChanges } from './shared-changes';

const stateLabels: Record<PageComparison['state'], string> = {
  same: 'Same',
  changed: 'Changed',
  added: 'New',
  removed: 'Removed',
  redirected: 'Redirects',
  failed: 'Not compared',
};

/** The table of pages with changes of their own, and lists of the others. */
export function overview(pages: readonly PageComparison[], shared: SharedChanges): Html {
  const same = pages.filter(({ state }) => state === 'same');
  const likeOthers = pages.filter(
    (page) => page.state === 'changed' && !hasOwnChanges(page, shared),
  );
  const other = pages.filter((page) => page.state !== 'same' && !likeOthers.includes(page));
  const table = html`<table>
<caption>Pages with differences</caption>
<thead><tr><th scope="col">Page</th><th scope="col">State</th><th scope="col">What changed</th></tr></thead>
<tbody>${other.map((page) => row(page, shared))}</tbody>
</table>`;
  return html`${other.length === 0 ? '' : table}
${folded('Pages where only shared parts changed', likeOthers)}
${folded('Pages that are the same', same)}`;
}

function folded(title: string, pages: readonly PageComparison[]): Html | '' {
  if (pages.length === 0) return '';
  return html`<details><summary>${title}: ${pages.length}</summary>
<ul class="same">${pages.map((page) => html`<li>${pageLabel(page)} ${pathOf(page)}</li>`)}</ul></details>`;
}

/** The name of a page in a list: its title without the product's name. */
export function pageLabel({ title }: PageComparison): string {
  return title.replace(/ \| [^|]*$/, '');
}

/** A page's anchor in the report. */
export function pageId({ path }: PageComparison): string {
  return `page-${path === '/' ? 'Home' : path.slice(1).replace(/[^\w-]/g, '_')}`;
}

export function pathOf({ path }: PageComparison): Html {
  return html`<span class="path">${path === unknownPath ? 'any other address' : path}</span>`;
}

function row(page: PageComparison, shared: SharedChanges): Html {
  const label = pageLabel(page);
  const name =
    page.state === 'changed' ? html`<a href="#${pageId(page)}">${label}</a>` : html`${label}`;
  return html`<tr><th scope="row">${name} ${pathOf(page)}</th>
<td><span class="state ${page.state}">${stateLabels[page.state]}</span></td><td>${whatChanged(page, shared)}</td></tr>`;
}

function whatChanged(page: PageComparison, shared: SharedChanges): Html {
  if (page.state === 'changed') {
    const changes = ownChanges(page.changes, shared);
    return html`${categoriesOf(changes).map((category) => {
      const isCounted = ['words', 'links', 'metadata', 'media'].includes(category);
      const count = isCounted ? html` <b>${changes[category].length}</b>` : '';
      return html`<span class="tag">${categoryLabels[category]}${count}</span> `;
    })}`;
  }
  if (page.state === 'redirected') return html`Leads to <span class="path">${page.to}</span>`;
  if (page.state === 'failed') return html`${page.problem}`;
  return html`${page.state === 'added' ? 'New page, not published yet.' : 'The address leads to Page Not Found.'}`;
}
