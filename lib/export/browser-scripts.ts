import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type BuildOptions, build, buildSync, type Plugin } from 'esbuild';

/** Where the scripts are served. */
const folder = '/_next/static/site';

const root = join(import.meta.dirname, '../..');

const options = {
  absWorkingDir: root,
  bundle: true,
  charset: 'utf8',
  minify: true,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'error',
  // Supported browsers; see README.
  target: ['chrome125', 'edge125', 'firefox128', 'safari17'],
} as const satisfies BuildOptions;

/**
 * The boot script, which is in every page's HTML.
 *
 * @param site URL of the site's script
 * @throws esbuild's error if it can't be compiled
 */
export function compileBoot(site: string): string {
  const { outputFiles } = buildSync({
    ...options,
    entryPoints: ['lib/page/boot/main.ts'],
    define: { SITE_SCRIPT: JSON.stringify(site) },
    format: 'iife',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * Writes the site's script, in one file, and the islands, each in a file of its own, with what they share, such as React,
 * in others. The script and an island may both include a module, so its state has to be in the document.
 *
 * @param define the site script's constants, as JSON
 * @returns URL of the site's script
 * @throws esbuild's error if they can't be compiled
 */
export async function writeSiteScripts(
  out: string,
  define: Readonly<Record<string, string>>,
): Promise<string> {
  const parts = new Set<string>();
  await compileSite(define, (part) => {
    parts.add(part);
    return undefined;
  });
  const urls = await writeIslands(out, [...parts]);
  const text = await compileSite(define, (part) => urls.get(part));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const url = `${folder}/site-${hash}.js`;
  mkdirSync(dirname(join(out, url)), { recursive: true });
  writeFileSync(join(out, url), text);
  return url;
}

/** @param urlOf gets the file of each module that's loaded on demand; undefined leaves its import as it is */
async function compileSite(
  define: Readonly<Record<string, string>>,
  urlOf: (part: string) => string | undefined,
): Promise<string> {
  const onDemand: Plugin = {
    name: 'on-demand',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path, kind, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        // As an entry point, it isn't a dynamic import.
        const { path: file } = await resolve(path, { kind: 'entry-point', resolveDir });
        return { path: urlOf(file) ?? path, external: true };
      });
    },
  };
  const { outputFiles } = await build({
    ...options,
    define,
    entryPoints: ['lib/page/main.ts'],
    format: 'esm',
    plugins: [onDemand],
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** @returns the URL of each entry point */
async function writeIslands(
  out: string,
  entryPoints: string[],
): Promise<ReadonlyMap<string, string>> {
  const { metafile } = await build({
    ...options,
    define: { 'process.env.NODE_ENV': '"production"' },
    entryPoints,
    outdir: join(out, folder),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    format: 'esm',
    metafile: true,
    splitting: true,
  });
  return new Map(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[join(root, entryPoint), `${folder}/${basename(file)}`]],
    ),
  );
}
