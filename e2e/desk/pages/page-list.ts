import { html } from 'hono/html';
import type { PageOverview } from '@/lib/content/overview/read-overview';
import { mistakeList } from './mistakes';
import type { PageList } from './page-source';

type Html = ReturnType<typeof html>;

/** The list of pages, grouped as in the menus, with the content's mistakes above it. */
export function pageList({ content, site }: PageList): Html {
  const { pages } = content;
  const groups = [...new Set(pages.map(({ group }) => group))];
  const known = new Set(pages.map(({ href }) => href));
  const removed = [...(site?.hrefs ?? [])].filter((href) => href !== '/Home' && !known.has(href));
  return html`<p class="totals" id="page-totals">${totals(pages)}</p>
    ${staleNotice(site?.changedFiles ?? [])}
    ${mistakeList(content)}
    ${groups.map((group) => {
      const members = pages.filter((page) => page.group === group);
      return pageGroup(
        group,
        members.map((page) => pageItem(page, site?.hrefs)),
      );
    })}
    ${removed.length > 0 ? pageGroup('Only in this build', removed.map(removedItem)) : ''}`;
}

function totals(pages: readonly PageOverview[]): string {
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const count = (status: string) => pages.filter((page) => statusOf(page) === status).length;
  const counts = statuses.flatMap((status) =>
    count(status) > 0 ? [`${count(status)} ${status.toLowerCase()}`] : [],
  );
  return `${pages.length} pages: ${counts.join(', ')}. ${words.toLocaleString('en-US')} words.`;
}

function staleNotice(files: readonly string[]): Html | '' {
  if (files.length === 0) return '';
  const [first = ''] = files;
  const more = files.length === 1 ? '' : ` and ${files.length - 1} more`;
  return html`<p class="stale">This build is older than the content: ${first}${more} changed since. The list shows the
    current content, and the pages are those of the build. Run <code>npm start</code> again to see the changes.</p>`;
}

function pageGroup(title: string, items: readonly Html[]): Html {
  const id = `group-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return html`<section class="page-group" aria-labelledby="${id}"><h3 id="${id}">${title}</h3><ul>${items}</ul></section>`;
}

const statuses = ['Written', 'Legal', 'Coming soon', 'Draft', 'Unreadable'] as const;

function statusOf({ kind, isDraft }: PageOverview): (typeof statuses)[number] {
  if (isDraft) return 'Draft';
  if (kind === 'written') return 'Written';
  if (kind === 'legal') return 'Legal';
  return kind === 'placeholder' ? 'Coming soon' : 'Unreadable';
}

function pageItem(page: PageOverview, built: ReadonlySet<string> | undefined): Html {
  const { name, href, title, words, updated, problems, descriptionProblem } = page;
  const status = statusOf(page);
  const mistakes = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return html`<li data-status="${status}">
    <a href="/preview?page=${encodeURIComponent(href)}" data-path="${href}" aria-labelledby="listed-${name}" aria-describedby="facts-${name}">
      <b id="listed-${name}">${title}</b> <span class="figure">${href}</span></a>
    <p class="facts" id="facts-${name}">
      <span class="page-status">${status}</span>
      <span>${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}</span>
      ${updated === null ? '' : html`<span>updated ${dateText(updated)}</span>`}
      ${built !== undefined && !built.has(href) ? html`<span class="tag fault">not in this build</span>` : ''}
      ${problems.length > 0 ? html`<span class="tag error">${mistakes}</span>` : ''}
      ${descriptionProblem === null ? '' : html`<span class="warning">Description ${descriptionProblem.replace(/: .*/, '')}</span>`}
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
