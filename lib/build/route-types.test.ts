import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('types that Next wrote for a route that’s deleted by now aren’t checked', () => {
  const root = mkdtempSync(join(tmpdir(), 'types-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('tsconfig.json', join(root, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'page.ts'), 'export const page = 1;');
  for (const folder of ['.next/types', '.next/dev/types']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'validator.ts'), "import '../../app/Deleted/page.js';");
  }
  const tsc = resolve('node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['--noEmit'], { cwd: root, encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
