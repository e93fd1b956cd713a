import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { content, sentPage, todayAtPlant } from '@/lib/content';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { writeHostFiles } from '@/lib/deploy/hosts/write-host-files';
import { checkExport } from '@/lib/export/check/check-export';
import { checkPageFiles, versionNote } from '@/lib/export/next-output';
import { postProcess } from '@/lib/export/post-process';
import { loadEnv } from '@/lib/load-env';
import { readSettings } from '@/lib/settings';
import { BuildError, createStaging, describeFailure, type Staging } from './staging';
import { writeImages } from './write-images';

interface BuildOptions {
  /** Gets the export once it has passed all checks. */
  publish(staging: Staging): void;
  /** The folder that publish() replaces, and the command to repeat, for the message after a failure. */
  folder: string;
  command: string;
  root?: string;
  /** Writes the export into the staging folder, and checks it. */
  makeExport?(root: string, staging: Staging): Promise<void>;
}

/** Builds the site. A step that fails prints all its errors. @returns whether the build was published */
export async function buildSite({
  publish,
  folder,
  command,
  root = process.cwd(),
  makeExport = exportSite,
}: BuildOptions): Promise<boolean> {
  let building: Staging | undefined;
  try {
    loadEnv('build', root);
    // Mistakes in either end the build before it starts.
    readSettings(process.env);
    content();
    const staging = createStaging(root);
    building = staging;
    await makeExport(root, staging);
    building = undefined;
    publish(staging);
    return true;
  } catch (error) {
    console.error(describeFailure(error));
    // Not of publish(), which may have replaced part of the folder.
    if (building !== undefined) console.error(whatRemains(root, folder, command, building));
    return false;
  }
}

async function exportSite(root: string, { out, hostFolder }: Staging): Promise<void> {
  const settings = readSettings(process.env);
  const { pages, images, site } = content();
  runNextBuild(root, {
    SITE_BUILD_ID: buildId(root, settings, todayAtPlant()),
    SITE_EXPORT_FOLDER: relative(root, out),
  });
  checkPageFiles(out);
  await writeImages(out, join(root, 'content/images'), Object.values(images));
  // Next has no way to leave these out.
  if (!pages.some(({ post }) => post)) rmSync(join(out, 'Blog'), { recursive: true, force: true });
  if (settings.preview) rmSync(join(out, 'sitemap.xml'), { force: true });
  await postProcess(out, settings, site);
  writeHostFiles(out, hostFolder, describeHosting(settings, pages, site));
  const faults = checkExport(out, settings, [
    ...pages.map(({ name }) => name),
    ...(site.requestForm ? [sentPage] : []),
  ]);
  if (faults.length > 0) {
    const problems = `Problems found: ${faults.length}\n${faults.join('\n')}`;
    throw new BuildError(`The export isn’t ready to publish. ${problems}${versionNote()}`);
  }
}

/** What to do after a build that failed once it was under way. */
function whatRemains(root: string, folder: string, command: string, { out }: Staging): string {
  const state = existsSync(resolve(root, folder))
    ? `${folder} still has the last build that passed`
    : `There’s no ${folder} yet`;
  return `\n${state}. Fix the problem, then run \`${command}\` again. What this build wrote is in ${relative(root, out)}.`;
}

/** Everything that affects the export. */
const sources = ['app', 'components', 'content', 'lib', 'public'];
const sourceFiles = ['next.config.mjs', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.json'];

/**
 * Hashes a build's inputs, so identical inputs give identical files: caches stay valid, and an open tab still finds its
 * files.
 */
function buildId(root: string, settings: unknown, day: string): string {
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

/** @param env set in addition to this process's environment. @throws BuildError */
function runNextBuild(root: string, env: Readonly<Record<string, string>>): void {
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
