import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { CompareError } from './compare-error';
import { type Answer, remember, type Site } from './site';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** @throws CompareError if the folder has no export */
export function openFolder(folder: string): Site {
  const root = resolve(folder);
  if (!existsSync(root)) {
    const remedy = folder === 'out' ? 'Run `npm run build` first' : 'Check its name';
    throw new CompareError(`There’s no folder ${folder}. ${remedy}.`);
  }
  if (!statSync(root).isDirectory()) {
    throw new CompareError(`${folder} is a file. Pass the folder that has its index.html.`);
  }
  if (!existsSync(join(root, 'index.html'))) {
    throw new CompareError(
      `${folder} has no index.html, so it isn’t a built site. Pass the folder that \`npm run build\` wrote, or a copy of it.`,
    );
  }
  const redirects = readRedirects(root);
  return {
    label: folder,
    address: undefined,
    knownPaths: async () => [...listPages(root), ...redirects.keys()],
    get: remember(async (path) => answer(root, redirects, path)),
  };
}

function answer(root: string, redirects: ReadonlyMap<string, string>, path: string): Answer {
  const location = redirects.get(path);
  if (location !== undefined) return { status: 301, type: '', location, body: Buffer.alloc(0) };
  const name = path === '/' ? 'index.html' : decodeURIComponent(path.slice(1));
  const file = [name, `${name}.html`].map((found) => resolve(root, found)).find(isFileIn(root));
  if (file !== undefined) return { ...read(file), status: 200 };
  const notFound = join(root, '404.html');
  const page = existsSync(notFound) ? read(notFound) : read(undefined);
  return { ...page, status: 404 };
}

/** Also keeps requests inside the folder. */
const isFileIn = (root: string) => (file: string) =>
  file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile();

function read(file: string | undefined) {
  if (file === undefined) return { type: 'text/plain', location: '', body: Buffer.alloc(0) };
  const type = types[extname(file)] ?? 'application/octet-stream';
  return { type, location: '', body: readFileSync(file) };
}

function listPages(root: string): string[] {
  return readdirSync(root)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${encodeURIComponent(file.slice(0, -5))}`));
}

/** The lines of `_redirects`, which every export has for hosts that read it: `/about /About 301`. */
function readRedirects(root: string): Map<string, string> {
  const file = join(root, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [from, to] = line.trim().split(/\s+/);
      // A rule with a pattern isn't a path.
      return from?.startsWith('/') && to !== undefined && !/[*:]/.test(from) ? [[from, to]] : [];
    }),
  );
}
