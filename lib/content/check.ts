/** `npm run check:content`: validates all of content/ and the films, and prints one problem per line. */
import { z } from 'zod';
import { loadEnv } from '@/lib/load-env';
import { todayAtPlant } from '@/lib/plant/today';
import { otherNames } from './film-check';
import { damagedPictures } from './images/decode-image';
import { writeJsonSchemas } from './json-schemas';
import { postEntries, readPageEntries, upcomingChanges } from './page-entries';
import { ContentError } from './problem';
import { loadContent } from './read-content';
import { unfinished } from './unfinished';

loadEnv();
// Each schema is used once or twice here: compiling it would take longer.
z.config({ jitless: true });
const { content, problems, schemas, files } = loadContent('content', {
  preview: process.env.SITE_PREVIEW === '1',
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL,
});
writeJsonSchemas('content/.schemas', schemas);
const pictures = Object.keys(content?.images ?? {});
const found = [...problems, ...(await damagedPictures('content', pictures))];
if (content === null || found.length > 0) {
  console.error(new ContentError(found).message);
  process.exitCode = 1;
} else {
  console.log(`content/: ${content.pages.length} pages, no mistakes.`);
  for (const note of otherNames('public/media', content.site.name)) console.log(note);
  for (const note of unfinished(content, files.texts)) console.log(note);
  const entries = [...readPageEntries(files.open('pages.yaml')), ...postEntries(files)];
  for (const change of upcomingChanges(entries, todayAtPlant())) console.log(change);
}
