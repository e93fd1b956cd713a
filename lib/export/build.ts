/**
 * `npm run build`: checks settings and content, lets Next write `out/`, finishes what a CDN should get,
 * and checks it as a host and a crawler would read it. The first step that finds mistakes ends it with
 * exit code 1 and a message that names all of them.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { content, findable } from '@/lib/content';
import { ContentError } from '@/lib/content/problem';
import { readSettings, type Settings, SettingsError } from '@/lib/settings';
import { buildId } from './build-id';
import { checkExport } from './check';
import { finish } from './finish';
import { describeHosting } from './hosts/description';
import { HostLimitError } from './hosts/limit';
import { writeHostFiles } from './hosts/write-host-files';

const root = process.cwd();

let settings: Settings;
let drafts: string[];
try {
  settings = readSettings(process.env);
  drafts = content()
    .pages.filter(({ status }) => status === 'draft')
    .map(({ name }) => name);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const next = spawnSync(join(root, 'node_modules/.bin/next'), ['build'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_BUILD_ID: buildId(root, settings, new Date().toISOString().slice(0, 10)),
  },
});
if (next.status !== 0) process.exit(next.status ?? 1);

const out = join(root, 'out');
await finish(out, settings);
const { pages } = content();
const names = pages.map(({ name }) => name);
try {
  writeHostFiles(out, join(root, 'out-hosts'), describeHosting(settings, names));
} catch (error) {
  if (!(error instanceof HostLimitError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const { faults, table } = checkExport(out, settings.siteUrl, {
  pages: names,
  indexable: findable(pages).map(({ name }) => name),
  searchable: pages.filter(({ status }) => status !== 'draft').map(({ name }) => name),
});
console.log(table);
if (faults.length > 0) {
  console.error(`Do not publish out/. Problems found: ${faults.length}`);
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log('All checks passed: out/ is ready to publish.');
if (drafts.length > 0) {
  console.log(`This build is a preview with drafts: ${drafts.join(', ')}. Do not publish it.`);
}
