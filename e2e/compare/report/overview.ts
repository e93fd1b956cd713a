import { html } from 'hono/html';
import { categoriesOf, categoryLabels, type PageChanges, type PageComparison } from '../change';
import { unknownPath } from '../read-site';
import type { Html } from './changes';

const stateLabels: Record<PageComparison['state'], string> = {
  same: 'Same',
  changed: 'Changed',
  added: 'New',
  removed: 'Removed',
  redirected: 'Redirects',
  failed: 'Not compared',
};

/**
 * The table of pages with changes of their own, and lists of the others.
 *
 * @param own the pages' own changes
 */
export function overview(
  pages: readonly PageComparison[],
  own: ReadonlyMap<PageComparison, PageChanges>,
): Html {
  const same = pages.filter(({ state }) => state === 'same');
  const likeOthers = pages.filter((page) => page.state === 'changed' && !own.has(page));
  const other = pages.filter((page) => page.state !== 'same' && !likeOthers.includes(page));
  const row = (page: PageComparison) => html`<tr><th scope="row">${
    own.has(page) ? html`<a href="#${pageId(page)}">${pageLabel(page)}</a>` : pageLabel(page)
  } ${pathOf(page)}</th>
<td><span class="state ${page.state}">${stateLabels[page.state]}</span></td><td>${whatChanged(page, own.get(page))}</td></tr>`;
  const table = html`<table>
<caption>Pages with differences</caption>
<thead><tr><th scope="col">Page</th><th scope="col">State</th><th scope="col">What changed</th></tr></thead>
<tbody>${other.map(row)}</tbody>
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
export const pageLabel = ({ title }: PageComparison): string => title.replace(/ \| [^|]*$/, '');

/** A page's anchor in the report. */
export const pageId = ({ path }: PageComparison): string =>
  `page-${path === '/' ? 'Home' : path.slice(1).replace(/[^\w-]/g, '_')}`;

export const pathOf = ({ path }: PageComparison): Html =>
  html`<span class="path">${path === unknownPath ? 'any other address' : path}</span>`;

function whatChanged(page: PageComparison, own: PageChanges | undefined): Html | string {
  if (page.state === 'redirected') return html`Leads to <span class="path">${page.to}</span>`;
  if (page.state === 'failed') return page.problem;
  if (page.state === 'added') return 'New page, not published yet.';
  if (page.state === 'removed') return 'The address leads to Page Not Found.';
  return html`${
    own &&
    categoriesOf(own).map((category) => {
      const isCounted = ['words', 'links', 'metadata', 'media'].includes(category);
      const count = isCounted ? html` <b>${own[category].length}</b>` : '';
      return html`<span class="tag">${categoryLabels[category]}${count}</span> `;
    })
  }`;
}
