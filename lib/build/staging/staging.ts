import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../build-error';
import { replaceFolder } from './replace-folder';

/** In the project folder. */
const stagingFolder = '.staging';

/** What a build writes. The host files first: until `out/` is replaced, nothing new can be published. */
const results = ['out-hosts', 'out'];

/** The folder in which a build works. `out/` and `out-hosts/` stay as they are until publish(). */
export interface Staging {
  out: string;
  hostFolder: string;
  /**
   * Moves both folders to the project folder, in place of the previous build's.
   *
   * @throws BuildError if that fails, perhaps with only some files replaced
   */
  publish(): void;
  /** Lets another build start, and leaves the files for a look. */
  release(): void;
  /** Removes everything. */
  remove(): void;
}

/**
 * Creates an empty staging folder, and removes what an interrupted or failed build left.
 *
 * @throws BuildError if another build is using it
 */
export function claimStaging(root: string): Staging {
  const staging = join(root, stagingFolder);
  const aside = (name: string) => join(staging, `previous-${name}`);
  const processFile = join(staging, 'process-id');
  const owner = existsSync(processFile) ? Number(readFileSync(processFile, 'utf8')) : 0;
  if (isRunning(owner)) {
    throw new BuildError(
      `Another build is running here, as process ${owner}. Wait until it ends. If that’s not a build, delete ${stagingFolder}/ and try again.`,
    );
  }
  for (const name of results) {
    const hasMoved = !existsSync(join(root, name)) && existsSync(aside(name));
    if (hasMoved) renameSync(aside(name), join(root, name));
  }
  rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(staging);
  writeFileSync(processFile, String(process.pid));
  const remove = () => rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
  return {
    out: join(staging, 'out'),
    hostFolder: join(staging, 'out-hosts'),
    publish() {
      for (const name of results) {
        try {
          replaceFolder(join(staging, name), join(root, name), aside(name));
        } catch (error) {
          throw new BuildError(
            `Don’t publish ${name}/: it couldn’t be replaced, and may have files of two builds (${error}). Fix that, then run \`npm run build\` again.`,
          );
        }
      }
      remove();
    },
    remove,
    release: () => rmSync(processFile, { force: true }),
  };
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    // Signal 0 only checks the process.
    return process.kill(pid, 0);
  } catch (error) {
    // Someone else's process can't be signaled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
