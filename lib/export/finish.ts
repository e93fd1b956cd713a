import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress, isText } from './compress';
import { forgetStyles } from './forget-styles';
import { guardFirst } from './guard-first';
import { inlineStyles, readStyleSheet, styleSheetsOf } from './inline-styles';
import { startScriptsAfterPaint } from './start-scripts';

/** What happens to an export after `next build`, in place. */
export async function finish(out: string): Promise<{ pages: number }> {
  // Next exports its internal name of the 404 page too, as a page that would answer 200.
  for (const name of readdirSync(out)) {
    if (/^_not-found(\.|$)/.test(name)) rmSync(join(out, name), { recursive: true });
  }
  const pages = readdirSync(out).filter((name) => name.endsWith('.html'));
  const sheets = new Map<string, string>();
  for (const name of pages) {
    rewrite(join(out, name), (html) => {
      for (const href of styleSheetsOf(html)) {
        if (!sheets.has(href)) sheets.set(href, readStyleSheet(out, href));
      }
      return startScriptsAfterPaint(
        guardFirst(
          inlineStyles(html, (href) => sheets.get(href) ?? ''),
          name,
        ),
        name,
      );
    });
  }

  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((name) => /\.(html|txt)$/.test(name))) {
    rewrite(join(out, name), (data) => {
      for (const href of sheets.keys()) {
        data = forgetStyles(data, href);
        if (data.includes(href)) throw new Error(`${name} still asks for ${href}`);
      }
      return data;
    });
  }
  for (const href of sheets.keys()) rmSync(join(out, href));

  const left = readdirSync(out, { recursive: true, encoding: 'utf8' });
  await Promise.all(left.filter(isText).map((name) => compress(join(out, name))));
  return { pages: pages.length };
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
