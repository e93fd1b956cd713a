import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, buildSync, type Plugin } from 'esbuild';

/** Where the scripts are served. */
const folder = '/_next/static/site';

const options = {
  absWorkingDir: join(import.meta.dirname, '../..'),
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
 * Compiles the boot script, which is in every page's HTML.
 *
 * @param site URL of the site's script
 * @throws esbuild's error if it can't be compiled
 */
export function compileBoot(site: string): string {
  return compileInline('lib/page/boot/main.ts', { SITE_SCRIPT: JSON.stringify(site) });
}

/** Compiles the script that follows an announcement. @throws esbuild's error */
export const compileAnnouncement = () => compileInline('lib/page/announcement.ts', {});

function compileInline(entry: string, define: Readonly<Record<string, string>>): string {
  const { outputFiles } = buildSync({
    ...options,
    entryPoints: [entry],
    define,
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
  const outdir = join(out, folder);
  await build({
    ...options,
    define: { 'process.env.NODE_ENV': '"production"' },
    entryPoints: ['components/islands/registry.ts'],
    outdir,
    entryNames: 'registry',
    chunkNames: '[name]-[hash]',
    publicPath: folder,
    format: 'esm',
    splitting: true,
  });
  const registry = join(outdir, 'registry.js');
  const { outputFiles } = await build({
    ...options,
    define,
    entryPoints: ['lib/page/main.ts'],
    // The compiled one, which imports the files of the islands.
    alias: { '@/components/islands/registry': registry },
    plugins: [onlyOnDemand(out)],
    format: 'esm',
    write: false,
  });
  rmSync(registry);
  const text = outputFiles.map((file) => file.text).join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const url = `${folder}/site-${hash}.js`;
  writeFileSync(join(out, url), text);
  return url;
}

/** Leaves out what compiled scripts import statically, which the site's script doesn't use. */
const onlyOnDemand = (out: string): Plugin => ({
  name: 'only-on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /^\/_next\// }, ({ path, kind }) =>
      kind === 'dynamic-import'
        ? { path, external: true }
        : { path: join(out, path), sideEffects: false },
    );
  },
});
