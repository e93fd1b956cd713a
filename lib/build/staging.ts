import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@/lib/content/problem';
import { ForeignScriptError, NextOutputError } from '@/lib/export/next-output';
import { SettingsError } from '@/lib/settings';

export type Staging = ReturnType<typeof createStaging>;

/** Creates an empty folder in the project folder for a build to work in, and removes what a failed build left. */
export function createStaging(root: string) {
  const staging = join(root, '.staging');
  const remove = () => rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
  remove();
  mkdirSync(staging);
  return {
    out: join(staging, 'out'),
    hostFolder: join(staging, 'out-hosts'),
    /** Renames the finished folders, so half a build is never served. @throws BuildError if one can't be renamed */
    publish() {
      // The host files first: until `out/` is replaced, nothing new can be published.
      for (const name of ['out-hosts', 'out']) replace(staging, root, name);
      remove();
    },
    remove,
  };
}

function replace(staging: string, root: string, name: string): void {
  const target = join(root, name);
  const aside = join(staging, `previous-${name}`);
  try {
    if (existsSync(target)) renameSync(target, aside);
    renameSync(join(staging, name), target);
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, target);
    throw new BuildError(
      `${name}/ can’t be replaced (${error}). Close the programs that use it, and run \`npm run build\` again.`,
    );
  }
}

/** A reason to end the build. The message says what to do. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** What to print: the message of an error that was raised for people, or an unexpected error with its stack. */
export function describeFailure(error: unknown): unknown {
  const raised = [BuildError, SettingsError, ContentError, NextOutputError, ForeignScriptError];
  return error instanceof Error && raised.some((type) => error instanceof type)
    ? error.message
    : error;
}
