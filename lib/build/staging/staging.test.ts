import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimStaging, type Staging } from './staging';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'staging-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const readPage = () => readFileSync(join(project, 'out/index.html'), 'utf8');

function writeSite(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
}

/** Writes what a build writes. */
function writeExport({ out, hostFolder }: Staging, text: string): void {
  writeSite(out, text);
  writeSite(hostFolder, text);
}

test('leaves out/ unchanged until the export is published, and then removes the staging folder', () => {
  writeSite(join(project, 'out'), 'old');
  const staging = claimStaging(project);
  writeExport(staging, 'new');
  expect(readPage()).toBe('old');
  staging.publish();
  expect(readPage()).toBe('new');
  expect(readFileSync(join(project, 'out-hosts/index.html'), 'utf8')).toBe('new');
  expect(existsSync(join(project, '.staging'))).toBe(false);
});

test('refuses a second build while the first one is running', () => {
  // Some process other than this one.
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    claimStaging(project);
    writeFileSync(join(project, '.staging/process-id'), String(other.pid));
    expect(() => claimStaging(project)).toThrow(
      `Another build is running here, as process ${other.pid}. Wait until it ends.`,
    );
  } finally {
    other.kill();
  }
});

test('starts after a build that failed or was killed, and removes what it left', () => {
  const failed = claimStaging(project);
  writeExport(failed, 'broken');
  failed.release();
  expect(existsSync(claimStaging(project).out)).toBe(false);

  // No process has this ID.
  writeFileSync(join(project, '.staging/process-id'), String(2 ** 30));
  writeSite(join(project, '.staging/out'), 'half');
  expect(existsSync(claimStaging(project).out)).toBe(false);
});

test('restores out/ if a build was killed while replacing it', () => {
  writeSite(join(project, 'out'), 'old');
  writeExport(claimStaging(project), 'new');
  renameSync(join(project, 'out'), join(project, '.staging/previous-out'));
  claimStaging(project);
  expect(readPage()).toBe('old');
});
