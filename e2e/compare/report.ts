import { html, raw } from 'hono/html';
import { htmlDocument } from '../html-document';
import { type Change, type PageComparison, unknownPath } from './compare-sites';
import type { Pictures } from './pictures';

/** On more pages, a change is shown once. */
const maxRepetitions = 2;

/** What changed, in a sentence. Pages that only have what many share, such as the footer’s, don’t count as changed. */
export function summarize(pages: readonly PageComparison[]): string {
  const { own } = splitShared(pages);
  const sharing = pages.filter(({ state }) => state === 'changed').length - own.length;
  const count = (number: number, noun: string, rest: string) =>
    number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'} ${rest}`];
  const inState = (state: PageComparison['state']) =>
    count(pages.filter((page) => page.state === state).length, 'page', state);
  const found = [
    ...count(own.length, 'page', 'changed'),
    ...count(sharing, 'page', 'changed only in what they share'),
    ...(['added', 'removed', 'not compared'] as const).flatMap(inState),
  ];
  return found.length === 0 ? `Nothing changed on ${pages.length} pages.` : `${found.join(', ')}.`;
}

function splitShared(pages: readonly PageComparison[]) {
  const changed = pages.filter(({ state }) => state === 'changed');
  const counts = new Map<string, number>();
  for (const { changes } of changed) {
    // A link in the menu and in the footer is one change of the page.
    for (const key of new Set(changes.map((change) => JSON.stringify(change)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const isOwn = (change: Change) => (counts.get(JSON.stringify(change)) ?? 0) <= maxRepetitions;
  const restyled = changed.filter(({ changes }) => changes.length === 0);
  const manyRestyled = restyled.length > maxRepetitions ? restyled : [];
  return {
    shared: [...counts]
      .filter(([, count]) => count > maxRepetitions)
      .map(([key, count]) => ({ count, change: JSON.parse(key) as Change })),
    /** Pages that look different without other words, if there are several: by their style sheet or scripts. */
    restyled: manyRestyled,
    /** Pages with other changes. */
    own: changed
      .filter(
        (page) =>
          page.changes.some(isOwn) || (page.changes.length === 0 && !manyRestyled.includes(page)),
      )
      .map((page) => ({ ...page, changes: page.changes.filter(isOwn) })),
  };
}

/** A report in one HTML file that loads nothing, on pages that changed from one site to the other. */
export function report(from: string, to: string, pages: readonly PageComparison[]): string {
  const { shared, own, restyled } = splitShared(pages);
  const others = pages.filter(({ state }) => state !== 'changed');
  const picture = (label: string, webp: Buffer) =>
    html`<figure><figcaption>${label}</figcaption>
<img src="data:image/webp;base64,${webp.toString('base64')}" alt="${label}"></figure>`;
  const pair = ({ width, before, after }: Pictures) =>
    html`<div class="pair">${picture(`Before, ${width} pixels`, before)}${picture(`After, ${width} pixels`, after)}</div>`;

  const title = 'What changes on the site';
  const head = html`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<style>${raw(style)}</style>`;
  const body = html`<body>
<h1>${title}</h1>
<p>${summarize(pages)}</p>
<p>From ${from} to ${to}, compared on ${new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}.</p>
${shared.length > 0 && html`<h2>On several pages</h2>${shared.map(({ count, change }) => html`<p>On ${count} pages:</p>${list([change])}`)}`}
${restyled[0] && html`<h2>Looks different</h2><p>${restyled.length} pages, such as ${titleOf(restyled[0])}:</p>${restyled[0].pictures.map(pair)}`}
${own.map((page) => html`<h2>${titleOf(page)}</h2>${list(page.changes)}${page.pictures.map(pair)}`)}
${others.length > 0 && html`<h2>Other pages</h2><ul>${others.map((page) => html`<li>${titleOf(page)}: ${page.state} ${page.reason}</li>`)}</ul>`}
<p>Each page as it first loads, before scripts run. Films appear as still images.</p>
</body>`;
  return String(htmlDocument({ title, head, body }));
}

function titleOf({ path }: PageComparison): string {
  if (path === unknownPath) return 'Page Not Found';
  return path === '/' ? 'Home' : decodeURIComponent(path.slice(1));
}

const list = (changes: readonly Change[]) =>
  html`<ul>${changes.map(
    (parts) =>
      html`<li>${parts.map(({ value, added, removed }) => (added ? html`<ins>${value}</ins>` : removed ? html`<del>${value}</del>` : value))}</li>`,
  )}</ul>`;

const style = `
body { max-width: 70rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1f22; overflow-wrap: anywhere }
li { white-space: pre-line }
ins { background: #cfe9d6; text-decoration: none }
del { background: #f6d3d0 }
.pair { display: flex; flex-wrap: wrap; gap: 1rem }
figure { flex: 1 1 20rem; margin: 0 }
img { max-width: 100%; border: 1px solid #cbc6b8 }
`;
