import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { html } from 'hono/html';

const picture = /\.(png|pdf)$/;

/**
 * Writes `{folder}/index.html`, which shows every screenshot in the folder next to the one of the same name in an
 * earlier folder, if there is one.
 *
 * @returns the path of index.html
 */
export function writeContactSheet(folder: string, earlier: string | undefined): string {
  const now = picturesIn(folder);
  const before = earlier === undefined ? [] : picturesIn(earlier);
  const names = [...new Set([...now, ...before])].sort(byName);
  const cell = (file: string, place: string, has: boolean) =>
    has
      ? html`<td><a href="${place}${file}">${shown(`${place}${file}`, file)}</a></td>`
      : html`<td>None</td>`;
  const rows = names.map(
    (file) => html`<tr id="${file}"><th scope="row">${file}</th>
${earlier === undefined ? '' : cell(file, `${relative(folder, earlier)}/`, before.includes(file))}${cell(file, '', now.includes(file))}</tr>`,
  );
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    String(html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { margin: 1rem; background: #f4f2ec; font: 14px system-ui, sans-serif }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 8px; border-top: 1px solid; text-align: left; vertical-align: top }
  img { max-width: 100%; border: 1px solid } embed { width: 100%; height: 60rem }
</style>
<h1>Screenshots</h1>
<table>
<tr><th scope="col">File</th>${earlier === undefined ? '' : html`<th scope="col">Before</th>`}<th scope="col">Now</th></tr>
${rows}
</table>
</html>`),
  );
  return path;
}

function shown(address: string, file: string) {
  return file.endsWith('.pdf')
    ? html`<embed src="${address}" type="application/pdf">`
    : html`<img src="${address}" alt="${file}" loading="lazy">`;
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => picture.test(file));
}

/** Compares names, with numbers by value: 390 comes before 1440. */
function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
