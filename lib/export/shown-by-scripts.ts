import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may be shown in a page beyond its HTML. */
export interface Shown {
  /** Among them classes, and uses of variables: all that stands between spaces or quotes. */
  words: ReadonlySet<string>;
  /** Elements by name, kinds of field as `input[type=search]`, and `[placeholder]` if a field has one. */
  elements: ReadonlySet<string>;
}

export const nothingShown: Shown = { words: new Set(), elements: new Set() };

/** An element as compiled JSX and the browser's own function make it. */
const element = /\b(?:jsxs?|createElement)\)?\("([a-z][\w-]*)"/g;
const placeholder = /\bplaceholder:/;
const fieldKind = /\btype:"([a-z-]+)"/g;
const named = /static\/chunks\/[\w.~-]+\.js/g;

/** @returns what the scripts at the given addresses, and those that they may fetch later, can show. */
export function createScriptReader(out: string): (addresses: readonly string[]) => Shown {
  const known = new Map<string, Shown>();

  return (addresses) => {
    const key = addresses.join();
    const shown = known.get(key) ?? shownBy(textsFrom(out, addresses));
    known.set(key, shown);
    return shown;
  };
}

function textsFrom(out: string, addresses: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const toRead = [...addresses];
  for (let address = toRead.pop(); address !== undefined; address = toRead.pop()) {
    const file = join(out, address);
    // A script also names files that only a server would have.
    if (texts.has(file) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [name] of text.matchAll(named)) toRead.push(`/_next/${name}`);
  }
  return [...texts.values()];
}

function shownBy(texts: readonly string[]): Shown {
  const found = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const kinds = found(fieldKind).map((kind) => `input[type=${kind}]`);
  const placeholders = texts.some((text) => placeholder.test(text)) ? ['[placeholder]'] : [];
  return {
    words: new Set(texts.flatMap((text) => text.split(/[\s"'`${}\\]+/))),
    elements: new Set([...found(element), ...kinds, ...placeholders]),
  };
}
