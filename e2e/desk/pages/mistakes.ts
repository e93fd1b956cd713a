import { html } from 'hono/html';
import type { ContentOverview } from '@/lib/content/overview/read-overview';
import type { Problem } from '@/lib/content/problem';

type Html = ReturnType<typeof html>;

/** The content's mistakes, by page, each with its file, line, and column; empty if there are none. */
export function mistakeList({ pages, sharedProblems }: ContentOverview): Html | '' {
  const groups = [
    ...pages.map(({ title, problems }) => ({ title, problems })),
    { title: 'Shared by several pages', problems: sharedProblems },
  ].filter(({ problems }) => problems.length > 0);
  const count = groups.reduce((sum, { problems }) => sum + problems.length, 0);
  if (count === 0) return '';
  return html`<section class="mistakes" aria-labelledby="mistakes-title">
    <h3 id="mistakes-title">${count === 1 ? '1 mistake' : `${count} mistakes`} in content/</h3>
    ${groups.map(({ title, problems }) => html`<h4>${title}</h4><ul>${problems.map(mistake)}</ul>`)}
  </section>`;
}

function mistake({ file, line, column, field, message }: Problem): Html {
  return html`<li><span class="figure">${file}:${line}:${column}</span>
    ${field === '' ? '' : html`<b class="figure">${field}</b>`} ${message}</li>`;
}
