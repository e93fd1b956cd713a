import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { scriptsOf } from './start-scripts';

/** What may name a script: pages, the data of pages, and other scripts. */
const mayName = /\.(html|txt|js)$/;

/**
 * Puts the scripts that every page begins with into two files, named by their content: React and Next,
 * which stay the same from deploy to deploy, and what the router knows by name, the site's own. Brotli
 * finds more to share in two files than in eight (5 KB), and whoever named one of the eight names these.
 *
 * @returns the framework's script.
 * @throws when the pages have no scripts in common: the export looks other than this step expects.
 */
export function mergeScripts(out: string): string {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => mayName.test(name))
    .map((name) => join(out, name));
  const textOf = (file: string) => readFileSync(file, 'utf8');
  const pages = files.filter((file) => dirname(file) === out && file.endsWith('.html'));
  const data = files.filter((file) => dirname(file) === out && file.endsWith('.txt')).map(textOf);

  const [first = [], ...others] = pages.map((file) => scriptsOf(textOf(file)));
  const shared = first.filter((address) => others.every((scripts) => scripts.includes(address)));
  if (shared.length === 0) throw new Error('The pages of the export have no scripts in common');
  const isOwn = (address: string) => data.some((text) => text.includes(basename(address)));

  const newNames = new Map<string, string>();
  const groups = [shared.filter((each) => !isOwn(each)), shared.filter(isOwn)];
  const texts = groups.map((group) => group.map((each) => textOf(join(out, each))).join('\n'));
  for (const [i, group] of groups.entries()) {
    const text = texts[i] ?? '';
    const name = nameOf(text);
    for (const address of group) {
      newNames.set(basename(address), name);
      rmSync(join(out, address));
    }
    const [place] = group;
    if (place !== undefined) writeFileSync(join(out, dirname(place), name), text);
  }
  for (const file of files.filter((file) => existsSync(file))) {
    const before = textOf(file);
    const after = before.replace(/[\w-]+\.js\b/g, (name) => newNames.get(name) ?? name);
    if (after !== before) writeFileSync(file, after);
  }
  return texts[0] ?? '';
}

/** As long as the names that Next gives: the data of a page counts the characters of some of its lines. */
function nameOf(text: string): string {
  return `${createHash('sha256').update(text).digest('hex').slice(0, 13)}.js`;
}
