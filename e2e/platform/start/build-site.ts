import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors';
import { startChild } from './child';
import type { Shutdown } from './shutdown';

/** Runs `npm run build` and resolves to its exit code. */
export async function buildSite(shutdown: Shutdown): Promise<number> {
  console.log('Building the site…');
  // On Windows, npm is a script, which only a shell can start.
  const build = startChild('npm', ['run', '--silent', 'build'], {
    shell: process.platform === 'win32',
  });
  shutdown.add(() => build.stop());
  return build.exited;
}

/** @throws StartError if the folder contains no exported site */
export function requireSite(out: string): void {
  if (existsSync(join(out, 'index.html'))) return;
  throw new StartError(
    `No built site in ${out}/. Run \`npm start\`, which builds it first, or \`npm run build\`.`,
  );
}
