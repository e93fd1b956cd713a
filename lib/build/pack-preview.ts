/**
 * `npm run preview:pack -- [FOLDER]`: builds the site with its drafts into a folder of its own, `preview/` unless
 * another is given, for any static host. Every page says that it's a preview and asks search engines to leave it out.
 */

import { buildSite } from './build-site';
import { BuildError, describeFailure } from './staging';
import { checkPreviewTarget, writePreview } from './write-preview';

try {
  process.env.SITE_PREVIEW = '1';
  const [target = 'preview', ...rest] = process.argv.slice(2);
  if (rest.length > 0 || target.startsWith('-')) {
    throw new BuildError('Pass at most one folder: npm run preview:pack -- FOLDER');
  }
  checkPreviewTarget(target);
  const isBuilt = await buildSite({
    publish: (staging) => writePreview(staging, target),
    folder: target,
    command: 'npm run preview:pack',
  });
  if (!isBuilt) process.exitCode = 1;
  else {
    console.log(
      `The preview is in ${target}. Open its index.html, zip the folder to send it, or put it at the root of any static host. Don’t publish it as the site.`,
    );
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
