import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files of an export, named by their paths in it, and what an address leads to. */
export interface ExportFiles {
  names: readonly string[];
  text(name: string): string;
  /** In bytes. */
  size(name: string): number;
  /** The file that the host answers a path with: by its exact name, or a page's without `.html`. */
  resolve(path: string): string | undefined;
  /** The file that would be meant, were capitals and small letters the same. */
  resolveIgnoringCase(path: string): string | undefined;
}

/** @param path of an address, percent-encoding included; one that cannot be decoded leads nowhere */
function candidates(path: string): string[] {
  const name = decodeUriPart(path)?.replace(/^\//, '');
  if (name === undefined) return [];
  return name === '' ? ['index.html'] : [name, `${name}.html`];
}

/** A path or an anchor as its writer meant it, or undefined where it has a broken escape. */
export function decodeUriPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // Only a malformed escape makes it throw.
    return undefined;
  }
}

export function readExport(out: string): ExportFiles {
  const names = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(out.length + 1))
    .map((name) => name.split(sep).join('/'))
    .toSorted();
  const exact = new Set(names);
  const folded = new Map(names.map((name) => [name.toLowerCase(), name]));
  return {
    names,
    text: (name) => readFileSync(join(out, name), 'utf8'),
    size: (name) => statSync(join(out, name)).size,
    resolve: (path) => candidates(path).find((name) => exact.has(name)),
    resolveIgnoringCase: (path) =>
      candidates(path.toLowerCase())
        .map((name) => folded.get(name))
        .find((name) => name !== undefined),
  };
}
