import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createStaging } from './staging';
import { writePreview } from './write-preview';

/** A build of a preview, and where it goes. */
function build() {
  const work = mkdtempSync(join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(work, { recursive: true }));
  const target = join(work, 'preview');
  const stage = () => {
    const staging = createStaging(work);
    mkdirSync(staging.out);
    writeFileSync(join(staging.out, 'index.html'), 'new');
    return staging;
  };
  return { work, target, stage, pack: () => writePreview(stage(), target) };
}

test('replaces an earlier preview, but not what Git and hosts keep next to it', () => {
  const { work, target, pack } = build();
  for (const folder of [target, join(target, '.git')]) mkdirSync(folder);
  for (const name of ['CNAME', '.git/HEAD']) writeFileSync(join(target, name), 'own');
  pack();
  mkdirSync(join(target, 'media'));
  for (const name of ['Old.html', 'media/old.mp4']) writeFileSync(join(target, name), 'old');
  pack();
  expect(readdirSync(target).sort()).toEqual(['.git', '.preview', 'CNAME', 'index.html']);
  expect(readdirSync(join(target, '.git'))).toEqual(['HEAD']);
  expect(existsSync(join(work, '.staging'))).toBe(false);
});

/** Somebody's folder with one file. */
function ownFolder(path: string) {
  mkdirSync(path);
  writeFileSync(join(path, 'letter.txt'), 'mine');
}

test.each<[string, (target: string) => void, problem: string]>([
  ['a folder of somebody’s own', ownFolder, 'has files that no preview wrote'],
  [
    'a link to one',
    (target) => {
      ownFolder(`${target}-own`);
      symlinkSync(`${target}-own`, target);
    },
    'is a link or a file',
  ],
  ['a link to nothing', (target) => symlinkSync(`${target}-own`, target), 'is a link or a file'],
  ['a file', (target) => writeFileSync(target, 'mine'), 'is a link or a file'],
])('refuses to replace %s', (_, make, problem) => {
  const { work, target, stage } = build();
  const staging = stage();
  make(target);
  const before = readdirSync(work, { recursive: true });
  expect(() => writePreview(staging, target)).toThrow(problem);
  expect(readdirSync(work, { recursive: true })).toEqual(before);
});
