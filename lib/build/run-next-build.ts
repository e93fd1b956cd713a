import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { BuildError } from './build-error';

/**
 * Runs `next build`.
 *
 * @param root the project folder
 * @param env set in addition to this process's environment
 * @throws BuildError
 */
export function runNextBuild(root: string, env: Readonly<Record<string, string>>): void {
  // Not node_modules/.bin/next, which is a shell script on Windows.
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status, signal, error } = spawnSync(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status === 0) return;
  if (error !== undefined) throw new BuildError(`next build can’t be started: ${error.message}`);
  throw new BuildError(
    signal === null
      ? `next build failed with exit code ${status}; its messages are above.`
      : `next build was ended by ${signal}. If nobody ended it, the machine may be out of memory.`,
  );
}
