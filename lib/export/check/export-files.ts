import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files of an export, named by their relative paths. */
export interface ExportFiles {
  names: readonly string[];
  text(name: string): string;
  /** The parsed file, or undefined if it isn't JSON. */
  json(name: string): unknown;
  /** In bytes. */
  size(name: string): number;
  /** The file that a host serves at a URL path: by its exact name, or by a page's name without `.html`. */
  resolve(path: string): string | undefined;
  /** The file that a case-insensitive host would serve. */
  resolveIgnoringCase(path: string): string | undefined;
}

/** One problem in an export. */
export interface Fault {
  /** Relative to the export's folder. */
  file: string;
  /** What is wrong, and what to do about it. */
  message: string;
}

/** @param path percent-encoded path of a URL; one that can't be decoded has no candidates */
function candidates(path: string): string[] {
  const name = decodeUriPart(path)?.replace(/^\//, '');
  if (name === undefined) return [];
  return name === '' ? ['index.html'] : [name, `${name}.html`];
}

/** Decodes a path or a fragment. Undefined if it has a malformed escape. */
export function decodeUriPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
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
  const text = (name: string) => readFileSync(join(out, name), 'utf8');
  return {
    names,
    text,
    json: (name) => parseJson(text(name)),
    size: (name) => statSync(join(out, name)).size,
    resolve: (path) => candidates(path).find((name) => exact.has(name)),
    resolveIgnoringCase: (path) =>
      candidates(path.toLowerCase())
        .map((name) => folded.get(name))
        .find((name) => name !== undefined),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller reports it with the other faults.
    return undefined;
  }
}
