/**
 * `npm run build`: validates settings and content, runs `next build`, post-processes its export for a CDN, and checks
 * the result as a host and a crawler would read it. It works in a staging folder, which replaces `out/` at the end. The
 * first step that finds errors ends the build with exit code 1 and a message that lists all of them.
 */
import { content, unfinishedPages } from '@/lib/content';
import { pageSizeWarning } from '@/lib/export/check/check-export';
import { readSettings } from '@/lib/settings';
import { beforePublishing } from './before-publishing';
import { buildSite } from './build-site';

const isBuilt = await buildSite({
  publish: (staging) => staging.publish(),
  folder: 'out/',
  command: 'npm run build',
});
if (isBuilt) {
  console.log(`All checks passed${state()}`);
  const warning = pageSizeWarning('out');
  if (warning !== null) console.log(warning);
  for (const note of unfinishedPages()) console.log(`Unfinished: ${note}`);
} else process.exitCode = 1;

function state(): string {
  const settings = readSettings(process.env);
  if (settings.preview) return '. out/ is a preview with drafts: don’t publish it.';
  const missing = beforePublishing(settings, content().site);
  if (missing.length === 0) return ': out/ is ready to publish.';
  return `. Before you publish out/, fix this and build again:\n${missing.map((line) => `- ${line}\n`).join('')}`;
}
