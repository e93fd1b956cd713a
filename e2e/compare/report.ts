import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Change } from './compare-lines';
import { type PageComparison, unknownPath } from './compare-sites';
import type { Pictures } from './pictures';
import { kinds } from './read-page';

interface Report {
  before: string;
  after: string;
  pages: readonly PageComparison[];
  date: Date;
}

/** Mail servers reject larger messages, and encoding adds a third. */
const maxPictureBytes = 9_000_000;

/** What changed, in a sentence. Changes that most pages share count once. */
export function summarize(pages: readonly PageComparison[]): string {
  const { shared, own } = splitShared(pages);
  const count = (number: number, noun: string, rest: string) =>
    number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'} ${rest}`];
  const with_ = (state: PageComparison['state']) =>
    pages.filter((page) => page.state === state).length;
  const found = [
    count(own.length, 'page', 'changed'),
    count(shared.length, 'change', 'on several pages'),
    count(with_('added'), 'page', 'added'),
    count(with_('removed'), 'page', 'removed'),
    count(with_('redirected'), 'redirect', 'changed'),
    count(with_('failed'), 'page', 'not compared'),
  ].flat();
  return found.length === 0 ? `Nothing changed on ${pages.length} pages.` : `${found.join(', ')}.`;
}

/** With more pages, a change is shown once. */
const maxRepetitions = 2;

/** Splits off the changes that many pages have, such as those of the footer. */
function splitShared(pages: readonly PageComparison[]) {
  const changed = pages.filter((page) => page.state === 'changed');
  const found = new Map<string, { change: Change; count: number }>();
  for (const change of changed.flatMap((page) => page.changes)) {
    const count = (found.get(keyOf(change))?.count ?? 0) + 1;
    found.set(keyOf(change), { change, count });
  }
  const isOwn = (change: Change) => (found.get(keyOf(change))?.count ?? 0) <= maxRepetitions;
  return {
    shared: [...found.values()].filter(({ count }) => count > maxRepetitions),
    /** Pages with other changes, or that look different without any. */
    own: changed
      .map((page) => ({ ...page, own: page.changes.filter(isOwn) }))
      .filter((page) => page.own.length > 0 || page.changes.length === 0),
  };
}

const keyOf = (change: Change) => JSON.stringify(change);

/** A report in one HTML file, without scripts, that loads nothing. */
export function report({ before, after, pages, date }: Report): string {
  const { shared, own } = splitShared(pages);
  const others = pages.filter((page) => !['same', 'changed'].includes(page.state));
  const unchanged = pages.filter((page) => page.state === 'same');
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:`;
  let pictureBytes = 0;

  const picture = (label: string, webp: Buffer) => {
    pictureBytes += webp.byteLength;
    if (pictureBytes > maxPictureBytes)
      return html`<p>${label}: left out, so this report can be mailed.</p>`;
    return html`<figure><figcaption>${label}</figcaption>
<img src="data:image/webp;base64,${webp.toString('base64')}" alt="${label}"></figure>`;
  };
  const section = (title: string, changes: readonly Shown[], pictures: readonly Pictures[]) =>
    html`<section><h2>${title}</h2>${kinds.map((kind) => list(kind, changes))}${pictures.map(
      (pair) =>
        html`<div class="pair">${picture(`Before, ${pair.width} pixels`, pair.before)}${picture(`After, ${pair.width} pixels`, pair.after)}</div>`,
    )}</section>`;

  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What changes on the site</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>What changes on the site</h1>
<p>${summarize(pages)}</p>
<p>From ${before} to ${after}, compared on ${date.toLocaleDateString('en-US', { dateStyle: 'long' })}.</p>
</header>
<main>
${
  others.length > 0 &&
  html`<table><caption>Other pages</caption>
<tr><th scope="col">Page</th><th scope="col">What happened</th></tr>
${others.map((page) => html`<tr><th scope="row">${titleOf(page)}</th><td>${page.state}${'text' in page ? `: ${page.text}` : ''}</td></tr>`)}</table>`
}
${shared.length > 0 && section('On several pages', shared.map(onPages), [])}
${own.map((page) => section(titleOf(page), page.own, page.pictures))}
${unchanged.length > 0 && html`<details><summary>${unchanged.length} without changes</summary><p>${unchanged.map(titleOf).join(', ')}</p></details>`}
</main>
<footer>Each page as it first loads, before scripts run. Films appear as still images.</footer>
</body>
</html>`);
}

/** A change with what's said of it. */
type Shown = Omit<Change, 'what'> & { what: string };

const onPages = ({ change, count }: { change: Change; count: number }) => ({
  ...change,
  what: `${change.what} on ${count} pages`,
});

const titleOf = ({ path }: PageComparison) =>
  path === unknownPath
    ? 'Page Not Found'
    : path === '/'
      ? 'Home'
      : decodeURIComponent(path.slice(1));

function list(kind: Change['kind'], changes: readonly Shown[]) {
  const shown = changes.filter((change) => change.kind === kind);
  if (shown.length === 0) return '';
  return html`<h3>${kind}</h3><ul>${shown.map(
    ({ what, parts }) =>
      html`<li><b>${what}</b> ${parts.map(({ value, added, removed }) => (added ? html`<ins>${value}</ins>` : removed ? html`<del>${value}</del>` : value))}</li>`,
  )}</ul>`;
}

const style = `
body { max-width: 70rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1f22; overflow-wrap: anywhere }
header, section { border-bottom: 1px solid #cbc6b8; padding-bottom: 1rem }
h1, h2, h3 { line-height: 1.25 }
table { border-collapse: collapse }
caption, th, td { padding: .25rem 1rem .25rem 0; text-align: left; vertical-align: top }
ul { padding-left: 1.25rem }
li b { font-weight: 400; color: #556068 }
ins { background: #cfe9d6; text-decoration: none }
del { background: #f6d3d0 }
.pair { display: flex; flex-wrap: wrap; gap: 1rem }
figure { flex: 1 1 20rem; margin: 1rem 0 0; min-width: 0 }
img { max-width: 100%; border: 1px solid #cbc6b8 }
`;
