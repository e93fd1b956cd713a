import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '@/lib/settings';
import { listHashedFiles } from './carry/hashed-files';
import { compileAhead } from './compile-ahead';
import { compressAll, isText } from './compress';
import { postponeEntry, reactDomIn } from './entry-in-steps';
import { guardFirst } from './guard-first';
import { createStyleInliner, sheetsOf } from './inline-styles';
import { mergeScripts } from './merge-scripts';
import { withoutFaces } from './needed-styles';
import { withoutData, writeData } from './page-data';
import { withPolicy } from './policy/with-policy';
import { startScriptsAfterPaint } from './start-scripts';
import { checkTypeface, typefacesFirst } from './typefaces-first';
import { withoutPolyfills } from './without-polyfills';

/** What happens to an export after `next build`, in place. */
export async function finish(out: string, settings: Settings): Promise<void> {
  // Next exports its internal name of the 404 page too, as a page that would answer 200.
  for (const name of readdirSync(out)) {
    if (/^_not-found(\.|$)/.test(name)) rmSync(join(out, name), { recursive: true });
  }
  const reactDom = reactDomIn(mergeScripts(out));
  const inlineStyles = createStyleInliner(out);
  for (const name of readdirSync(out).filter((name) => name.endsWith('.html'))) {
    const file = join(out, name);
    const { html: linked, data } = withoutData(
      withoutPolyfills(readFileSync(file, 'utf8'), out),
      name,
    );
    const styled = guardFirst(inlineStyles(typefacesFirst(linked, name), name), name);
    checkTypeface(styled, name);
    const { html, entry } = postponeEntry(styled, name, reactDom);
    const start = { sheets: sheetsOf(linked), data: writeData(out, data), entry };
    const started = startScriptsAfterPaint(html, name, start);
    writeFileSync(file, withPolicy(started, name, settings));
  }
  listHashedFiles(out, new Date().toISOString().slice(0, 10));
  const files = readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true });
  for (const entry of files.filter(({ name }) => name.endsWith('.css'))) {
    const sheet = join(entry.parentPath, entry.name);
    writeFileSync(sheet, withoutFaces(readFileSync(sheet, 'utf8')));
  }
  for (const entry of files.filter(({ name }) => name.endsWith('.js'))) {
    const script = join(entry.parentPath, entry.name);
    writeFileSync(script, compileAhead(readFileSync(script, 'utf8')));
  }
  await compressAll(
    files
      .filter((entry) => entry.isFile() && isText(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}
