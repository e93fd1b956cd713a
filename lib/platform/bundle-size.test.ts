import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { maxClientBytes } from '@/lib/budgets';

test('stays within 14 KB with Brotli, without ky, and loads socket.io separately', async () => {
  const { metafile, outputFiles } = await build({
    // A page that re-exports the whole client, so the bundler can't tree-shake any of it.
    stdin: { contents: "export * from './index'", resolveDir: import.meta.dirname },
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
  const chunks = Object.entries(metafile.outputs);
  const page = chunks.find(([, { entryPoint }]) => entryPoint !== undefined)?.[1];
  expect(page?.imports).toContainEqual(expect.objectContaining({ path: 'ky', external: true }));
  const isSocket = (input: string) => /node_modules\/(socket|engine)\.io/.test(input);
  const sockets = chunks.filter(([, { inputs }]) => Object.keys(inputs).some(isSocket));
  const lazyImports = page?.imports.filter(({ kind }) => kind === 'dynamic-import') ?? [];
  const [socket = ''] = sockets.map(([name]) => name);
  expect([sockets.length, lazyImports.map(({ path }) => path)]).toEqual([1, [socket]]);
  const initial = outputFiles.filter(({ path }) => !path.endsWith(socket));
  const sizes = initial.map(({ contents }) => brotliCompressSync(contents).length);
  expect(sizes.reduce((left, right) => left + right)).toBeLessThanOrEqual(maxClientBytes);
});
