import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { settingNames } from '@/lib/settings';

const withoutSettings = { ...process.env };
for (const name of settingNames) delete withoutSettings[name];

/** Runs a command, without settings of its own, in a folder that has nothing but this `.env`. */
function run(script: string, env: string) {
  const root = mkdtempSync(join(tmpdir(), 'env-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, '.env'), env);
  return spawnSync(
    process.execPath,
    [
      resolve('node_modules/tsx/dist/cli.mjs'),
      '--tsconfig',
      resolve('tsconfig.json'),
      resolve(script),
    ],
    { cwd: root, encoding: 'utf8', env: withoutSettings },
  );
}

test('a build reads .env itself, before Next does', () => {
  const { status, stderr } = run('lib/build/build.ts', 'NEXT_PUBLIC_SITE_URL=www.brazos.com');
  expect(stderr).toContain('NEXT_PUBLIC_SITE_URL: "www.brazos.com" is not an origin');
  expect(status).toBe(1);
});
