import { join, resolve } from 'node:path';
import { placeholders } from '../registry';

/** A copy of the site that is built beside `out/`: with other words, and for other origins. */
export const copyFolder = resolve('test-results/published-site');
export const out = join(copyFolder, 'out');

const [inMarkdown, inYaml, asDraft] = placeholders.map(({ name }) => name);
if (inMarkdown === undefined || inYaml === undefined || asDraft === undefined) {
  throw new Error('fewer than three placeholders are left for the copy to write');
}

/** The placeholders that the copy makes into pages: two written ones and a draft. */
export const editedPages = { inMarkdown, inYaml, asDraft };

/** What the copy calls the product. */
export const newName = 'Nueces';

/** Names of this machine; the browser of these tests is told which port each stands for. */
export const origins = {
  site: 'http://site.localhost',
  platform: 'http://platform.localhost',
  media: 'http://media.localhost',
  editor: 'http://editor.localhost',
};

/** What such a build is given. */
export const settings = {
  NEXT_PUBLIC_SITE_URL: origins.site,
  NEXT_PUBLIC_PLATFORM_URL: origins.platform,
  NEXT_PUBLIC_PARENT_ORIGINS: origins.editor,
  NEXT_PUBLIC_MEDIA_URL: `${origins.media}/media`,
};
