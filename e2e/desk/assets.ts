import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the desk's browser script into one ES module. Rejects with esbuild's error if the build fails. */
export async function bundleClient(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./client/main.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('esbuild wrote no file for the preview desk.');
  return file.text;
}
