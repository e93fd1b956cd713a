import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The example as it's written in the folder that the README names. */
const example = readFileSync('e2e/client/open-tasks.tsx', 'utf8').replace(
  '@/components/auth/use-platform',
  './use-platform',
);

test('the README of components/auth has the example that runs here', () => {
  const readme = readFileSync('components/auth/README.md', 'utf8');
  expect(readme).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('the example passes lint in the folder that its README names', () => {
  const root = mkdtempSync(join(tmpdir(), 'example-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'components/auth');
  mkdirSync(folder, { recursive: true });
  for (const file of ['biome.json', '.gitignore']) cpSync(file, join(root, file));
  writeFileSync(join(folder, 'open-tasks.tsx'), example);
  const biome = resolve('node_modules/.bin/biome');
  const { status, stderr } = spawnSync(biome, ['check'], { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
