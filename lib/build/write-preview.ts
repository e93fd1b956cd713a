import { cpSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAsFile } from './open-as-file';
import { BuildError, type Staging } from './staging';

/** What Git and hosts keep in a folder that's published from there. */
const foreign = /^\.|^CNAME$/;

/** Says that a folder is a preview, so it may be replaced. */
const marker = '.preview';

/** Replaces the preview in a folder, perhaps on another drive, and removes the staging folder. @throws BuildError */
export function writePreview({ out, remove }: Staging, target: string): void {
  requireOwnFolder(target);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, marker), '');
  for (const name of readdirSync(target)) {
    if (!foreign.test(name)) rmSync(join(target, name), { recursive: true });
  }
  cpSync(out, target, { recursive: true });
  openAsFile(target);
  remove();
}

/** @throws BuildError if the folder is a link, or has files that aren't a preview's: they'd be removed */
export function requireOwnFolder(target: string): void {
  const entry = lstatSync(target, { throwIfNoEntry: false });
  if (entry === undefined) return;
  const problem = entry.isDirectory() ? contentProblem(target) : 'is a link or a file';
  if (problem === null) return;
  throw new BuildError(
    `${target}/ ${problem}, so it isn’t replaced. Move it elsewhere, or delete it, and run \`npm run preview:pack\` again.`,
  );
}

function contentProblem(target: string): string | null {
  const names = readdirSync(target);
  const isOwn = names.includes(marker) || names.every((name) => foreign.test(name));
  return isOwn ? null : 'has files that no preview wrote';
}
