import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fontFaceRule } from '../platform/font';

// In cascade order: the last one overrides the others.
const styleSheets = [
  'base',
  'layout',
  'pages',
  'viewer',
  'panels',
  'faults',
  'reports',
  'search-result',
  'shared-link',
  'window',
];

/** The desk's style sheet. It's read on every request, so a reload shows edits. */
export async function readStyle(): Promise<string> {
  const texts = styleSheets.map((name) =>
    readFile(new URL(`./style/${name}.css`, import.meta.url), 'utf8'),
  );
  return [fontFaceRule, ...(await Promise.all(texts))].join('\n');
}

/** The style sheet of the comparison with the published site. */
export async function readCompareStyle(): Promise<string> {
  const text = await readFile(new URL('./style/compare.css', import.meta.url), 'utf8');
  return `${fontFaceRule}\n${text}`;
}

/** The style sheet of editing on the page. */
export async function readFrameStyle(): Promise<string> {
  return readFile(new URL('./editing/frame/frame.css', import.meta.url), 'utf8');
}

/**
 * Bundles a browser script of the desk into one file.
 *
 * @param name its path in this folder, without `.ts`
 * @throws esbuild's error if the build fails
 */
export async function bundleScript(
  name: 'client/main' | 'client/compare' | 'editing/frame/main',
): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('esbuild wrote no file for the preview desk.');
  return file.text;
}
