import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { html, raw } from 'hono/html';
import {
  type Change,
  categoriesOf,
  categoryLabels,
  type PageChanges,
  type PageComparison,
  type SiteComparison,
} from '../change';
import { unknownPath } from '../read-site';
import { createLists, type Html } from './changes';
import { splitSharedChanges, summarize } from './summarize';

/** A report in one HTML file: it has no scripts, and loads nothing. */
export async function report(comparison: SiteComparison, date: Date): Promise<string> {
  const { before, after, pages, redirects, notes } = comparison;
  const sheets = ['report.css', 'changes.css'].map((name) =>
    readFile(new URL(name, import.meta.url), 'utf8'),
  );
  const style = (await Promise.all(sheets)).join('');
  const shared = splitSharedChanges(pages);
  const list = createLists();
  const section = (title: string, changes: readonly Change[]) =>
    changes.length === 0 ? '' : html`<section><h2>${title}</h2>${list(changes)}</section>`;

  function pageSection(page: PageComparison): Html | '' {
    const own = shared.own.get(page);
    if (page.state !== 'changed' || own === undefined) return '';
    const { words, links } = page.changes;
    const isShared = words.length + links.length > own.words.length + own.links.length;
    return html`<section id="${pageId(page)}" aria-labelledby="${pageId(page)}-title">
<h2 id="${pageId(page)}-title">${pageLabel(page)} ${pathOf(page)}</h2>
${isShared ? html`<p class="hint">Also has the changes <a href="#shared">on almost every page</a>.</p>` : ''}
${categoriesOf(own).map((category) => html`<h3>${categoryLabels[category]}</h3>${list(own[category], pageLabel(page))}`)}
</section>`;
  }

  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What changes on the site</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>What changes on the site</h1>
<p class="summary">${summarize(comparison)}</p>
<dl><div><dt>Before</dt><dd>${before}</dd></div><div><dt>After</dt><dd>${after}</dd></div><div><dt>Compared</dt><dd>${formatDate(date)}</dd></div></dl>
</header>
<main>
${notes.map((note) => html`<p class="hint">${note}</p>`)}
${overview(pages, shared.own)}
${
  shared.pages === 0
    ? ''
    : html`<section id="shared"><h2>On almost every page</h2>
<p class="hint">On ${shared.pages} pages. The pages below show only what else changed.</p>${list(shared.changes)}</section>`
}
${section('Redirects', redirects)}
${pages.map(pageSection)}
</main>
<footer>This report compares each page as it first loads, before scripts run. Films appear as still images. Today’s date and the year are ignored.</footer>
</body>
</html>`);
}

/** The style sheet alone is allowed, by its hash, and pictures in the file. */
function policy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
}

function formatDate(date: Date): string {
  const day = date.toLocaleDateString('en-US', { dateStyle: 'medium' });
  return `${day}, ${date.toLocaleTimeString('en-GB', { timeStyle: 'short' })}`;
}

/** The table of pages with changes of their own, and lists of the others. */
function overview(
  pages: readonly PageComparison[],
  own: ReadonlyMap<PageComparison, PageChanges>,
): Html {
  const same = pages.filter(({ state }) => state === 'same');
  const likeOthers = pages.filter((page) => page.state === 'changed' && !own.has(page));
  const other = pages.filter((page) => page.state !== 'same' && !likeOthers.includes(page));
  const row = (page: PageComparison) => html`<tr><th scope="row">${
    own.has(page) ? html`<a href="#${pageId(page)}">${pageLabel(page)}</a>` : pageLabel(page)
  } ${pathOf(page)}</th>
<td>${whatChanged(page, own.get(page))}</td></tr>`;
  const table = html`<table>
<caption>Pages with differences</caption>
<thead><tr><th scope="col">Page</th><th scope="col">What changed</th></tr></thead>
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
const pageLabel = ({ title }: PageComparison): string => title.replace(/ \| [^|]*$/, '');

/** A page's anchor in the report. */
const pageId = ({ path }: PageComparison): string =>
  `page-${path === '/' ? 'Home' : path.slice(1).replace(/[^\w-]/g, '_')}`;

const pathOf = ({ path }: PageComparison): Html =>
  html`<span class="path">${path === unknownPath ? 'any other address' : path}</span>`;

function whatChanged(page: PageComparison, own: PageChanges | undefined): Html | string {
  if (page.state === 'redirected') return html`Leads to <span class="path">${page.to}</span>`;
  if (page.state === 'failed') return `Not compared: ${page.problem}`;
  if (page.state === 'added') return 'New page, not published yet.';
  if (page.state === 'removed') return 'Removed: the address leads to Page Not Found.';
  return html`${
    own &&
    categoriesOf(own).map((category) => {
      const isCounted = ['words', 'links', 'metadata', 'media'].includes(category);
      const count = isCounted ? html` <b>${own[category].length}</b>` : '';
      return html`<span class="tag">${categoryLabels[category]}${count}</span> `;
    })
  }`;
}
