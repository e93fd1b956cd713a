import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import { zipSync } from 'fflate';
import { BuildError } from './build-error';
import { replaceFolder } from './staging/replace-folder';
import type { Staging } from './staging/staging';

/** In the robots.txt of every preview, and of no published site. */
const previewRobots = /^Disallow: \/$/m;

const isZip = (target: string) => extname(target).toLowerCase() === '.zip';

/**
 * Makes sure that a preview replaces nothing but a preview.
 *
 * @throws BuildError if the target is `out/` or in it, or has other files
 */
export function checkPreviewTarget(target: string): void {
  const path = resolve(target);
  const inOut = ['out', 'out-hosts'].some((name) => {
    const folder = resolve(name);
    return path === folder || path.startsWith(folder + sep);
  });
  if (inOut) {
    throw new BuildError(
      `A preview can’t be in ${target}, which is for publishing. Use another folder, or none for preview/.`,
    );
  }
  if (!existsSync(path) || isZip(target)) return;
  const isEmpty = statSync(path).isDirectory() && readdirSync(path).length === 0;
  const robots = join(path, 'robots.txt');
  const isPreview = existsSync(robots) && previewRobots.test(readFileSync(robots, 'utf8'));
  if (!isEmpty && !isPreview) {
    throw new BuildError(
      `${target} has files that aren’t a preview, and packing would replace them. Use another folder.`,
    );
  }
}

/** Moves an export to a folder, or writes it into a ZIP file, and removes the staging folder. */
export function writePreview({ out, remove }: Staging, target: string): void {
  if (isZip(target)) writeFileSync(target, zipFolder(out));
  else replaceFolder(out, resolve(target), `${out}-replaced`);
  remove();
}

function zipFolder(folder: string): Uint8Array {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return zipSync(
    Object.fromEntries(
      files.map((file) => [
        relative(folder, file).split(sep).join('/'),
        new Uint8Array(readFileSync(file)),
      ]),
    ),
    // Films, pictures, and compressed copies make up most of it.
    { level: 1 },
  );
}
