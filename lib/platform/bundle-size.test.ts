import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type OutputFile } from 'esbuild';
import { expect, test } from 'vitest';
import { maxClientBytes } from '@/lib/budgets';

/** A page that re-exports the whole client, so the bundler can't tree-shake any of it. */
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
    external: ['ky'],
  });
  return Object.entries(metafile.outputs).map(([name, output]) => {
    const file = outputFiles.find(({ path }) => path.endsWith(name));
    if (!file) throw new Error(`${name} was not written`);
    return { name, ...output, file };
  });
}

const sizeOf = ({ contents }: OutputFile) => brotliCompressSync(contents).length;

test('stays within 14 KB with Brotli, without ky, and loads socket.io separately', async () => {
  const chunks = await bundlePage();
  const isFrom = (library: RegExp) => (chunk: (typeof chunks)[number]) =>
    Object.keys(chunk.inputs).some((input) => library.test(input));
  const page = chunks.find(({ entryPoint }) => entryPoint !== undefined);
  expect(page?.imports).toContainEqual(expect.objectContaining({ path: 'ky', external: true }));
  const lazyImports = page?.imports.filter(({ kind }) => kind === 'dynamic-import') ?? [];
  const sockets = chunks.filter(isFrom(/node_modules\/(socket|engine)\.io/));
  expect(sockets.map(({ name }) => name)).toEqual(lazyImports.map(({ path }) => path));
  expect(sockets).toHaveLength(1);
  const initialChunks = chunks.filter((chunk) => !sockets.includes(chunk));
  const sizes = initialChunks.map(({ file }) => sizeOf(file));
  expect(sizes.reduce((left, right) => left + right)).toBeLessThanOrEqual(maxClientBytes);
});
