import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildSite } from './build-site';
import { BuildError } from './staging';

/** A project whose last build wrote `out/`, if it's given, and a build of it that ends as `makeExport` does. */
function project(lastBuild?: string) {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (folder: string, text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), text);
  };
  if (lastBuild !== undefined) write(join(root, 'out'), lastBuild);
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  return {
    read: (folder: string) => readFileSync(join(root, folder, 'index.html'), 'utf8'),
    output: () => printed.mock.calls.flat().join('\n'),
    build: (failure?: Error) =>
      buildSite({
        root,
        folder: 'out/',
        command: 'npm run build',
        publish: (staging) => staging.publish(),
        async makeExport(_, { out, hostFolder }) {
          for (const folder of [out, hostFolder]) write(folder, 'new');
          if (failure) throw failure;
        },
      }),
  };
}

test('a build that fails leaves out/ as it was, and says where its files are', async () => {
  const { build, read, output } = project('the last good page');
  expect(await build(new BuildError('The export isn’t ready to publish.'))).toBe(false);
  expect(read('out')).toBe('the last good page');
  expect(read('.staging/out')).toBe('new');
  expect(output()).toBe(
    'The export isn’t ready to publish.\n\nout/ still has the last build that passed. Fix the problem, then run `npm run build` again. What this build wrote is in .staging/out.',
  );

  expect(await build()).toBe(true);
  expect(read('out')).toBe('new');
  expect(read('out-hosts')).toBe('new');
  expect(() => read('.staging/out')).toThrow('ENOENT');
});

test('a first build that fails writes no out/, and prints an unexpected error as it is', async () => {
  const { build, read, output } = project();
  expect(await build(new TypeError('x is undefined'))).toBe(false);
  expect(() => read('out')).toThrow('ENOENT');
  expect(output()).toContain('TypeError: x is undefined');
  expect(output()).toContain('There’s no out/ yet.');
});
