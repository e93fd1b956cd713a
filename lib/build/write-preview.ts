import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openAsFile } from './open-as-file';
import type { Staging } from './staging';

/** What Git and hosts keep in a folder that's published from there. */
const foreign = /^\.|^CNAME$/;

/** Replaces the preview in a folder, perhaps on another drive, and removes the staging folder. */
export function writePreview({ out, remove }: Staging, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) {
    if (!foreign.test(name)) rmSync(join(target, name), { recursive: true });
  }
  cpSync(out, target, { recursive: true });
  openAsFile(target);
  remove();
}
