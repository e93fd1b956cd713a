import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project as it's on disk, committed or not, in a folder of its own. */
export interface CheckoutCopy {
  folder: string;
  /** Runs a command in the copy, with its output. @returns what went wrong; null if nothing did */
  run(command: string, ...args: string[]): string | null;
}

/**
 * Copies the files that Git knows or would add. The copy has no packages yet: a link to the project's own would be
 * outside of its folder, where Turbopack reads nothing.
 */
export function copyCheckout(prefix: string): CheckoutCopy {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const files = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '-z',
  ])
    .toString()
    .split('\0')
    .filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  return {
    folder,
    run(command, ...args) {
      const { status, signal, error } = spawnSync(command, args, {
        cwd: folder,
        stdio: 'inherit',
        // On Windows, npm and npx are scripts, which only a shell can start.
        shell: process.platform === 'win32',
      });
      if (status === 0) return null;
      const reason = error?.message ?? (signal === null ? `exit code ${status}` : signal);
      return `${[command, ...args].join(' ')} ended with ${reason}`;
    },
  };
}
