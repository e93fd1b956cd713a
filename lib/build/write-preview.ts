import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { openAsFile } from './open-as-file';
import { BuildError, type Staging } from './staging';

/** Hidden files and folders that an export has (`lib/deploy/hosts/write-host-files.ts`), and what macOS adds. */
const ownHidden = new Set(['.well-known', '.nojekyll', '.assetsignore', '.DS_Store']);

/**
 * Makes sure that a preview replaces nothing but a preview.
 *
 * @throws BuildError if the target is `out/` or in it, isn't a preview, has files of Git or a host (`.git`, `CNAME`), or
 *   is in a folder that doesn't exist
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
  if (!existsSync(dirname(path))) {
    throw new BuildError(`There’s no folder ${dirname(target)}. Create it, or use another one.`);
  }
  if (!existsSync(path)) return;
  const names = statSync(path).isDirectory() ? readdirSync(path) : null;
  if (names?.length !== 0 && !isPreview(path)) {
    throw new BuildError(
      `${target} isn’t a preview, and packing would replace it. Use another name.`,
    );
  }
  const foreign = names?.find((name) => /^\.|^CNAME$/.test(name) && !ownHidden.has(name));
  if (foreign !== undefined) {
    throw new BuildError(
      `${target} has ${foreign}, which packing would delete. Use another name, then copy the files from there.`,
    );
  }
}

/** A preview has a page of this project’s build, and asks robots to stay away from all of it. */
function isPreview(folder: string): boolean {
  const [home = '', robots = ''] = ['index.html', 'robots.txt']
    .map((name) => join(folder, name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return home.includes('data-boot') && /^User-agent: \*\nDisallow: \/$/im.test(robots);
}

/** Copies an export to a folder, perhaps on another drive, and removes the staging folder. */
export function writePreview({ out, remove }: Staging, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(out, target, { recursive: true });
  openAsFile(target);
  remove();
}
