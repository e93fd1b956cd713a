/**
 * `npm run preview:pack`: builds the site with its drafts into `preview/`, for any static host. Every page says that it's
 * a preview and asks search engines to leave it out.
 */
import { buildSite } from './build-site';
import { writePreview } from './write-preview';

process.env.SITE_PREVIEW = '1';
const isBuilt = await buildSite({
  publish: (staging) => writePreview(staging, 'preview'),
  folder: 'preview/',
  command: 'npm run preview:pack',
});
if (isBuilt) {
  console.log(
    'The preview is in preview/. Open its index.html, zip the folder to send it, or put it at the root of any static host. Don’t publish it as the site.',
  );
} else process.exitCode = 1;
