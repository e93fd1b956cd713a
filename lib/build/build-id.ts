import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that affects the export. */
const sources = ['app', 'components', 'content', 'lib', 'public'];
const sourceFiles = ['next.config.mjs', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.json'];

/**
 * Hashes a build's inputs, so identical inputs give identical files: caches stay valid, and an open tab still finds its
 * files.
 *
 * @param settings the build's settings from the environment
 * @param day the date shown in the pages, such as '2026-11-20'
 */
export function buildId(root: string, settings: unknown, day: string): string {
  const hash = createHash('sha256').update(JSON.stringify([settings, day]));
  for (const file of [...sources.flatMap((folder) => filesIn(root, folder)), ...sourceFiles]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('base64url').slice(0, 21);
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
