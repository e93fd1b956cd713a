import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { BuildError, type Staging } from './staging';

/** Files by which a preview is recognized. */
const [homePage, robotsFile] = ['index.html', 'robots.txt'];

/** Hidden files and folders that an export has (`lib/deploy/hosts/write-host-files.ts`), and what macOS adds. */
const ownHidden = new Set(['.well-known', '.nojekyll', '.assetsignore', '.DS_Store']);

const isZip = (target: string) => extname(target).toLowerCase() === '.zip';

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
  if (names?.length !== 0 && !isPreview(readFiles(path))) {
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

/** A preview is a page of this project’s build, and asks robots to stay away from all of it. */
function isPreview(files: Partial<Record<string, string>>): boolean {
  const [home = '', robots = ''] = [files[homePage], files[robotsFile]];
  return home.includes('data-boot') && /^User-agent: \*\nDisallow: \/$/im.test(robots);
}

/** Those files of a folder or a ZIP file. None if it's another kind of file. */
function readFiles(path: string): Partial<Record<string, string>> {
  const names = [homePage, robotsFile];
  if (statSync(path).isDirectory()) {
    const existing = names.filter((name) => existsSync(join(path, name)));
    return Object.fromEntries(
      existing.map((name) => [name, readFileSync(join(path, name), 'utf8')]),
    );
  }
  try {
    const files = unzipSync(readFileSync(path), { filter: ({ name }) => names.includes(name) });
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
    );
  } catch {
    // Not a ZIP file, so not a preview.
    return {};
  }
}

/** Copies an export to a folder, perhaps on another drive, or into a ZIP file, and removes the staging folder. */
export function writePreview({ out, remove }: Staging, target: string): void {
  if (isZip(target)) writeFileSync(target, zipFolder(out));
  else {
    rmSync(target, { recursive: true, force: true });
    cpSync(out, target, { recursive: true });
  }
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
