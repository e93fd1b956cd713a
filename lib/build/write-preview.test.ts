import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createStaging } from './staging';
import { writePreview } from './write-preview';

test('replaces an earlier preview, but not what Git and hosts keep next to it', () => {
  const work = mkdtempSync(join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(work, { recursive: true }));
  const staging = createStaging(work);
  const target = join(work, 'preview');
  for (const folder of [staging.out, target, join(target, '.git'), join(target, 'media')]) {
    mkdirSync(folder);
  }
  writeFileSync(join(staging.out, 'index.html'), 'new');
  for (const name of ['CNAME', 'Old.html', 'media/old.mp4', '.git/HEAD']) {
    writeFileSync(join(target, name), 'old');
  }
  writePreview(staging, target);
  expect(readdirSync(target).sort()).toEqual(['.git', 'CNAME', 'index.html']);
  expect(readdirSync(join(target, '.git'))).toEqual(['HEAD']);
  expect(existsSync(join(work, '.staging'))).toBe(false);
});
