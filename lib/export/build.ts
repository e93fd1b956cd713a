/**
 * `npm run build`: validates settings and content, runs `next build`, post-processes its export for a CDN, and checks
 * the result as a host and a crawler would read it. It works in a staging folder, which replaces `out/` at the end. The
 * first step that finds errors ends the build with exit code 1 and a message that lists all of them. `--without STEP`
 * skips an optional step of postProcess().
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { content, indexablePages } from '@/lib/content';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { writeHostFiles } from '@/lib/deploy/hosts/write-host-files';
import { readSettings } from '@/lib/settings';
import { BuildError, describeFailure } from './build-error';
import { buildId } from './build-id';
import { checkExport } from './check/check-export';
import { homeSizeWarning } from './check/home-size';
import { checkPageFiles, versionNote } from './next-output';
import { optionalSteps, postProcess } from './post-process';
import { runNextBuild } from './run-next-build';
import { claimStaging, type Staging } from './staging/staging';

const root = process.cwd();
/** Until its export replaces `out/`. */
let unfinished: Staging | undefined;
try {
  const { values } = parseArgs({ options: { without: { type: 'string', multiple: true } } });
  await build(values.without ?? []);
} catch (error) {
  console.error(describeFailure(error));
  if (unfinished !== undefined) {
    unfinished.release();
    console.error(whatRemains(relative(root, unfinished.out)));
  }
  process.exitCode = 1;
}

async function build(without: readonly string[]): Promise<void> {
  const unknown = without.filter((name) => !optionalSteps.includes(name)).join(', ');
  if (unknown) {
    const known = optionalSteps.join(' or ');
    throw new BuildError(`The build has no optional step ${unknown}: use ${known}`);
  }
  const settings = readSettings(process.env);
  const { pages } = content();

  unfinished = claimStaging(root);
  const { out, hostFolder, publish } = unfinished;
  runNextBuild(root, {
    SITE_BUILD_ID: buildId(root, settings, new Date().toISOString().slice(0, 10)),
    SITE_EXPORT_FOLDER: relative(root, out),
  });
  checkPageFiles(out);
  await postProcess(out, settings, without);
  const names = pages.map(({ name }) => name);
  writeHostFiles(out, hostFolder, describeHosting(settings, names));
  const { faults, table } = checkExport(out, settings.siteUrl, {
    pages: names,
    indexable: indexablePages(pages).map(({ name }) => name),
    searchable: pages.filter(({ status }) => status !== 'draft').map(({ name }) => name),
  });
  console.log(table);
  if (faults.length > 0) {
    const problems = `Problems found: ${faults.length}\n${faults.join('\n')}`;
    throw new BuildError(`The export isn’t ready to publish. ${problems}${versionNote()}`);
  }
  const warning = homeSizeWarning(out);
  unfinished = undefined;
  publish();
  console.log('All checks passed: out/ is ready to publish.');
  if (warning !== null) console.log(warning);
  const drafts = pages.filter(({ status }) => status === 'draft').map(({ name }) => name);
  if (drafts.length > 0) {
    console.log(`This build is a preview with drafts: ${drafts.join(', ')}. Do not publish it.`);
  }
}

/** What to do after a build that failed once it was under way. */
function whatRemains(exportFolder: string): string {
  const state = existsSync(join(root, 'out'))
    ? 'out/ still has the last build that passed'
    : 'There’s no out/ yet';
  return `\n${state}. Fix the problem, then run \`npm run build\` again. What this build wrote is in ${exportFolder}.`;
}
