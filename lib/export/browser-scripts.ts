import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';

/** Supported browsers; see README. */
const target = ['chrome125', 'edge125', 'firefox128', 'safari17'];

/**
 * One of the browser's scripts in lib/page, compiled and minified.
 *
 * @param define the script's constants, as JSON
 * @throws esbuild's error if it can't be compiled
 */
export function compileScript(entry: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '../page', entry)],
    define,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Writes a script to a file named by its content. @returns its URL */
export function writeScript(out: string, name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const url = `/_next/static/site/${name}-${hash}.js`;
  mkdirSync(dirname(join(out, url)), { recursive: true });
  writeFileSync(join(out, url), text);
  return url;
}
