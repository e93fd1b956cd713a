/**
 * `npm run build`: validates settings and content, runs `next build`, post-processes `out/` for a CDN, and checks the
 * result as a host and a crawler would read it. The first step that finds errors ends the build with exit code 1 and a
 * message that lists all of them. `--without STEP` skips an optional step of postProcess().
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { content, indexablePages } from '@/lib/content';
import { ContentError } from '@/lib/content/problem';
import { HostLimitError } from '@/lib/deploy/hosts/headers-and-redirects';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { writeHostFiles } from '@/lib/deploy/hosts/write-host-files';
import { readSettings, SettingsError } from '@/lib/settings';
import { buildId } from './build-id';
import { checkExport } from './check/check-export';
import { checkPageFiles, NextOutputError, versionNote } from './next-output';
import { optionalSteps, postProcess } from './post-process';

const root = process.cwd();
const { values } = parseArgs({ options: { without: { type: 'string', multiple: true } } });
try {
  await build(values.without ?? []);
} catch (error) {
  const expectedErrors = [SettingsError, ContentError, HostLimitError, NextOutputError];
  if (!(error instanceof Error) || !expectedErrors.some((type) => error instanceof type))
    throw error;
  fail(error.message);
}

async function build(without: readonly string[]): Promise<void> {
  const unknown = without.filter((name) => !optionalSteps.includes(name)).join(', ');
  if (unknown) fail(`The build has no optional step ${unknown}: use ${optionalSteps.join(' or ')}`);
  const settings = readSettings(process.env);
  const { pages } = content();

  const SITE_BUILD_ID = buildId(root, settings, new Date().toISOString().slice(0, 10));
  const next = spawnSync(join(root, 'node_modules/.bin/next'), ['build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', SITE_BUILD_ID },
  });
  if (next.status !== 0) process.exit(next.status ?? 1);

  const out = join(root, 'out');
  checkPageFiles(out);
  await postProcess(out, settings, without);
  const names = pages.map(({ name }) => name);
  writeHostFiles(out, join(root, 'out-hosts'), describeHosting(settings, names));
  const { faults, table } = checkExport(out, settings.siteUrl, {
    pages: names,
    indexable: indexablePages(pages).map(({ name }) => name),
    searchable: pages.filter(({ status }) => status !== 'draft').map(({ name }) => name),
  });
  console.log(table);
  if (faults.length > 0) {
    fail(
      `Do not publish out/. Problems found: ${faults.length}\n${faults.join('\n')}${versionNote()}`,
    );
  }
  console.log('All checks passed: out/ is ready to publish.');
  const drafts = pages.filter(({ status }) => status === 'draft').map(({ name }) => name);
  if (drafts.length > 0) {
    console.log(`This build is a preview with drafts: ${drafts.join(', ')}. Do not publish it.`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
