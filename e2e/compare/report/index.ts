import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { html, raw } from 'hono/html';
import type { SiteComparison } from '../comparison';
import { overview } from './overview';
import { list, pageSection } from './page-section';
import { createAlbum } from './pictures';
import { findSharedChanges, hasOwnChanges, type SharedChanges } from './shared-changes';
import { summarize } from './summarize';
import { type Html, linkChange, valueChange, wordChange } from './text-changes';

/** A report in one HTML file: it has no scripts, and loads nothing. */
export async function report(comparison: SiteComparison, date: Date): Promise<string> {
  const { before, after, pages, redirects, files, notes } = comparison;
  const style = await readFile(new URL('./report.css', import.meta.url), 'utf8');
  const shared = findSharedChanges(pages);
  const album = createAlbum();
  const sections: Html[] = [];
  for (const page of pages) {
    if (page.state === 'changed' && hasOwnChanges(page, shared))
      sections.push(await pageSection(page, shared, album));
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
<dl><div><dt>Before</dt><dd>${before.label}</dd></div><div><dt>After</dt><dd>${after.label}</dd></div><div><dt>Compared</dt><dd>${formatDate(date)}</dd></div></dl>
</header>
<main>
${notes.map((note) => html`<p class="hint">${note}</p>`)}
${overview(pages, shared)}
${sharedSection(shared)}
${redirects.length === 0 ? '' : html`<section><h2>Redirects</h2>${list(redirects.map(valueChange))}</section>`}
${files.length === 0 ? '' : html`<section><h2>Files for search engines and browsers</h2>${list(files.map(valueChange))}</section>`}
${sections}
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

function sharedSection(shared: SharedChanges): Html | '' {
  if (shared.pages === 0) return '';
  return html`<section id="shared"><h2>On almost every page</h2>
<p class="hint">On ${shared.pages} pages. The pages below show only what else changed.</p>
${list([...shared.words.map(wordChange), ...shared.links.map(linkChange)])}</section>`;
}

function formatDate(date: Date): string {
  return date.toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
