/**
 * `npm run preview:pack`: builds the site with its drafts into `preview/`, for any static host. Every page says that it's
 * a preview and asks search engines to leave it out.
 */
import { buildSite } from './build-site';
import { describeFailure } from './staging';
import { requireOwnFolder, writePreview } from './write-preview';

const folder = 'preview';

/** @returns whether there's a preview */
async function packPreview(): Promise<boolean> {
  try {
    // Before the build, which takes a minute, and again after it.
    requireOwnFolder(folder);
  } catch (error) {
    console.error(describeFailure(error));
    return false;
  }
  return buildSite({
    publish: (staging) => writePreview(staging, folder),
    folder: `${folder}/`,
    command: 'npm run preview:pack',
  });
}

process.env.SITE_PREVIEW = '1';
if (await packPreview()) {
  console.log(
    'The preview is in preview/. Open its index.html, zip the folder to send it, or put it at the root of any static host. Don’t publish it as the site.',
  );
} else process.exitCode = 1;
