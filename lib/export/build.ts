/**
 * `npm run build`: checks settings and content, lets Next write `out/`, and finishes what a CDN should
 * get. The first mistake ends it with exit code 1 and a message that names it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { content } from '@/lib/content';
import { ContentError } from '@/lib/content/problem';
import { readSettings, SettingsError } from '@/lib/settings';
import { finish } from './finish';

const root = process.cwd();

let drafts: string[];
try {
  readSettings(process.env);
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
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
if (next.status !== 0) process.exit(next.status ?? 1);

const { pages } = finish(join(root, 'out'));
console.log(`out/ is ready: ${pages} HTML files.`);
if (drafts.length > 0) {
  console.log(`This is a preview, with drafts: ${drafts.join(', ')}. Do not publish it.`);
}
