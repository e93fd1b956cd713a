import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { writeHostFiles } from '@/lib/deploy/hosts/write-host-files';
import { readSettings } from '@/lib/settings';
import { createStaging, type Staging } from './staging';
import { checkPreviewTarget, writePreview } from './write-preview';

let work: string;
let staging: Staging;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'preview-'));
  staging = createStaging(work);
  mkdirSync(staging.out);
  writePages(staging.out, 'User-Agent: *\nDisallow: /\n');
});
afterEach(() => rmSync(work, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(file, text);

function writePages(folder: string, robots: string): void {
  write(join(folder, 'index.html'), '<script data-boot="">1</script>');
  write(join(folder, 'robots.txt'), robots);
}

test('copies the export to a folder, and replaces an earlier preview', () => {
  const target = join(work, 'preview');
  mkdirSync(target);
  writePages(target, 'User-Agent: *\nDisallow: /\n');
  write(join(target, 'Old.html'), 'old');
  checkPreviewTarget(target);
  writePreview(staging, target);
  expect(existsSync(join(target, 'robots.txt'))).toBe(true);
  expect(existsSync(join(target, 'Old.html'))).toBe(false);
  expect(existsSync(join(work, '.staging'))).toBe(false);
});

test.each(['out', 'out/preview', 'out-hosts'])('refuses %s, which is for publishing', (target) => {
  expect(() => checkPreviewTarget(target)).toThrow(`A preview can’t be in ${target}`);
});

test.each([
  ['a published site', 'User-Agent: *\nAllow: /\n'],
  ['a published site that blocks one robot', 'User-Agent: GPTBot\nDisallow: /\n'],
])('refuses %s', (_, robots) => {
  writePages(work, robots);
  expect(() => checkPreviewTarget(work)).toThrow('isn’t a preview');
});

test.each(['.git', '.vercel', 'CNAME'])('refuses a preview that has %s', (name) => {
  const target = join(work, 'preview');
  mkdirSync(target);
  writePages(target, 'User-Agent: *\nDisallow: /\n');
  writeHostFiles(
    target,
    join(work, 'hosts'),
    describeHosting(readSettings({}), [{ name: 'Home' }]),
  );
  mkdirSync(join(target, '.well-known'));
  expect(() => checkPreviewTarget(target)).not.toThrow();
  mkdirSync(join(target, name));
  expect(() => checkPreviewTarget(target)).toThrow(
    `has ${name}, which packing would delete. Use another name, then copy the files from there.`,
  );
});

test('refuses a file, another site’s folder, and a folder that doesn’t exist', () => {
  const zip = join(work, 'backup.zip');
  write(zip, 'another file');
  expect(() => checkPreviewTarget(zip)).toThrow('backup.zip isn’t a preview');
  write(join(work, 'robots.txt'), 'User-Agent: *\nDisallow: /\n');
  expect(() => checkPreviewTarget(work)).toThrow('isn’t a preview');
  expect(() => checkPreviewTarget(join(work, 'none/p'))).toThrow('There’s no folder');
});
