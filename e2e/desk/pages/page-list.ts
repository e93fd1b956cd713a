import { html } from 'hono/html';
import type { ContentOverview, PageOverview } from '@/lib/content/overview/read-overview';
import type { Html } from '../../html-document';
import type { PageList } from './page-source';

/** The list of pages, grouped as in the menus, with the content's mistakes above it. */
export function pageList({ content, site, hasOldCode }: PageList): Html {
  const { pages } = content;
  const known = new Set(pages.map(({ href }) => href));
  const removed = [...(site?.hrefs ?? [])].filter((href) => href !== '/Home' && !known.has(href));
  const groups = [...new Set(pages.map(({ group }) => group))];
  return html`<p id="page-totals" hidden>${totals(pages)}</p>
    ${
      hasOldCode
        ? html`<p class="stale">lib/content has changed since this command was started, and the desk still checks with the
    old code. Stop the command and run it again.</p>`
        : ''
    }
    ${staleNotice(site?.changedFiles ?? [])}
    ${mistakeList(content)}
    ${unfinishedList(content)}
    ${groups.map((group) => {
      const members = pages.filter((page) => page.group === group);
      return pageGroup(
        group,
        members.map((page) => pageItem(page, site?.hrefs)),
      );
    })}
    ${removed.length > 0 ? pageGroup('Only in this build', removed.map(removedItem)) : ''}`;
}

const statuses: Readonly<Record<string, string>> = {
  written: 'Written',
  legal: 'Legal',
  placeholder: 'Coming soon',
  draft: 'Draft',
  unreadable: 'Unreadable',
};

function statusOf({ kind, isDraft }: PageOverview): string {
  return statuses[isDraft ? 'draft' : (kind ?? '')] ?? 'Unreadable';
}

const plural = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

function totals(pages: readonly PageOverview[]): string {
  const counts = Object.values(statuses).flatMap((status) => {
    const count = pages.filter((page) => statusOf(page) === status).length;
    return count > 0 ? [`${count} ${status.toLowerCase()}`] : [];
  });
  return `${pages.length} pages: ${counts.join(', ')}.`;
}

function staleNotice([first, ...others]: readonly string[]): Html | '' {
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return html`<p class="stale">This build is older than the content: ${first}${more} changed since. The list shows the
    current content, and the pages are those of the build. Run <code>npm start</code> again to see the changes.</p>`;
}

function mistakeList({ pages, sharedProblems }: ContentOverview): Html | '' {
  const shared = { title: 'Shared by several pages', problems: sharedProblems };
  const groups = [...pages, shared].filter(({ problems }) => problems.length > 0);
  const count = groups.reduce((sum, { problems }) => sum + problems.length, 0);
  if (count === 0) return '';
  return html`<section class="mistakes" aria-labelledby="mistakes-title">
    <h3 id="mistakes-title">${plural(count, 'mistake')} in content/</h3>
    ${groups.map(
      ({ title, problems }) =>
        html`<h4>${title}</h4><ul>${problems.map(
          ({ file, line, column, field, message }) => html`<li>
          <span class="figure">${file}:${line}:${column}</span>
          ${field === '' ? '' : html`<b class="figure">${field}</b>`} ${message}</li>`,
        )}</ul>`,
    )}
  </section>`;
}

function unfinishedList({ unfinished }: ContentOverview): Html | '' {
  if (unfinished.length === 0) return '';
  return html`<section class="stale" aria-labelledby="unfinished-title">
    <h3 id="unfinished-title">Unfinished</h3>
    <ul>${unfinished.map((note) => html`<li>${note}</li>`)}</ul>
  </section>`;
}

function pageGroup(title: string, items: readonly Html[]): Html {
  const id = `group-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return html`<section class="page-group" aria-labelledby="${id}"><h3 id="${id}">${title}</h3><ul>${items}</ul></section>`;
}

function pageItem(page: PageOverview, built: ReadonlySet<string> | undefined): Html {
  const { name, href, title, updated, publish, until, problems } = page;
  const isMissing = built !== undefined && !built.has(href);
  return html`<li data-status="${statusOf(page)}">
    <a href="/preview?page=${encodeURIComponent(href)}" data-path="${href}" aria-labelledby="listed-${name}" aria-describedby="facts-${name}">
      <b id="listed-${name}">${title}</b> <span class="figure">${href}</span></a>
    <p class="facts" id="facts-${name}">
      <span class="page-status">${statusOf(page)}</span>
      ${[
        { word: 'updated', day: updated },
        { word: 'from', day: publish },
        { word: 'until', day: until },
      ].map(({ word, day }) => (day === null ? '' : html`<span>${word} ${dateText(day)}</span>`))}
      ${isMissing ? html`<span class="tag fault">not in this build</span>` : ''}
      ${problems.length > 0 ? html`<span class="tag error">${plural(problems.length, 'mistake')}</span>` : ''}
    </p>
  </li>`;
}

function removedItem(href: string): Html {
  return html`<li><a href="/preview?page=${encodeURIComponent(href)}" data-path="${href}"><b class="figure">${href}</b></a>
    <p class="facts">No longer in pages.yaml</p></li>`;
}

/** Formats a date like Nov 22, 2026; other text as is. */
function dateText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
