import { join, resolve } from 'node:path';
import { readContent } from '@/lib/content/read-content';
import { site } from '../registry';

/** A copy of the site, built in addition to `out/` with edited copy and for other origins. */
export const copyFolder = resolve('test-results/published site #2');
export const out = join(copyFolder, 'out');

/** Placeholders, except those of drafts. */
const placeholders = readContent('content', { media: null, preview: true }).pages.filter(
  ({ kind }) => kind === 'placeholder',
);
const [inMarkdown, inYaml, asDraft] = placeholders.map(({ name }) => name);
if (inMarkdown === undefined || inYaml === undefined || asDraft === undefined) {
  throw new Error('fewer than three placeholders are left for the copy to write');
}

/** The placeholders that the edits turn into two written pages and a draft. */
export const editedPages = { inMarkdown, inYaml, asDraft };

/** The product's name in the copy. */
export const newName = site.name === 'Sabine' ? 'Pecos' : 'Sabine';

/** Home’s film in the copy. */
export function filmOfCopy() {
  return readContent(join(copyFolder, 'content'), { media: null }).home.hero.film;
}

/** Hostnames that the tests' browser maps to ports on this machine. */
export const origins = {
  site: 'http://site.localhost',
  platform: 'http://platform.localhost',
  media: 'http://media.localhost',
  editor: 'http://editor.localhost',
};

/** Environment variables for the build. */
export const settings = {
  NEXT_PUBLIC_SITE_URL: origins.site,
  NEXT_PUBLIC_PLATFORM_URL: origins.platform,
  NEXT_PUBLIC_PARENT_ORIGINS: origins.editor,
  NEXT_PUBLIC_MEDIA_URL: `${origins.media}/media`,
};
