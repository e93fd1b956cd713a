import { html } from 'hono/html';

/**
 * The HTML of a page that shows every screenshot next to the one of the same name in an earlier folder.
 *
 * @param place of the earlier folder, relative to the page's
 * @param earlier its files; undefined without one
 */
export function contactSheet(
  files: readonly string[],
  place: string,
  earlier: readonly string[] | undefined,
): string {
  const names = [...new Set([...files, ...(earlier ?? [])])]
    .filter((name) => /\.(png|pdf)$/.test(name))
    // 390 comes before 1440.
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const cell = (path: string, name: string, has: boolean) => {
    if (!has) return html`<td>None</td>`;
    const shown = name.endsWith('.pdf')
      ? html`<embed src="${path}" type="application/pdf">`
      : html`<img src="${path}" alt="${name}" loading="lazy">`;
    return html`<td><a href="${path}">${shown}</a></td>`;
  };
  const rows = names.map(
    (name) => html`<tr id="${name}"><th scope="row">${name}</th>
${earlier === undefined ? '' : cell(`${place}/${name}`, name, earlier.includes(name))}${cell(name, name, files.includes(name))}</tr>`,
  );
  return String(html`<!doctype html>
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
</html>`);
}
