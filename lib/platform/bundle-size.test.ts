import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type OutputFile } from 'esbuild';
import { expect, test } from 'vitest';

const maxBytes = 12_000;

/** A page that exports all of the client: a bundler can leave nothing of it out. */
async function bundlePage() {
  const page = "export * from './index'";
  const { metafile, outputFiles } = await build({
    stdin: { contents: page, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    outdir: 'page',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
  });
  return Object.entries(metafile.outputs).map(([name, output]) => {
    const file = outputFiles.find(({ path }) => path.endsWith(name));
    if (!file) throw new Error(`${name} was not written`);
    return { name, ...output, file };
  });
}

const sizeOf = ({ contents }: OutputFile) => brotliCompressSync(contents).length;

test('a page that uses it all gets at most 12 KB of brotli, ky included; socket.io comes apart', async () => {
  const chunks = await bundlePage();
  const isFrom = (library: RegExp) => (chunk: (typeof chunks)[number]) =>
    Object.keys(chunk.inputs).some((input) => library.test(input));
  const page = chunks.find(({ entryPoint }) => entryPoint !== undefined);
  const later = page?.imports.filter(({ kind }) => kind === 'dynamic-import') ?? [];
  const sockets = chunks.filter(isFrom(/node_modules\/(socket|engine)\.io/));
  expect(sockets.map(({ name }) => name)).toEqual(later.map(({ path }) => path));
  expect(sockets).toHaveLength(1);
  const atOnce = chunks.filter((chunk) => !sockets.includes(chunk));
  expect(atOnce.some(isFrom(/node_modules\/ky\//))).toBe(true);
  const sizes = atOnce.map(({ file }) => sizeOf(file));
  expect(sizes.reduce((left, right) => left + right)).toBeLessThanOrEqual(maxBytes);
});
