import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { placeholders } from '../registry';

/** A copy of the site, built in addition to `out/` with edited copy and for other origins. */
export const copyFolder = resolve('test-results/published-site');
export const out = join(copyFolder, 'out');

const [inMarkdown, inYaml, asDraft] = placeholders.map(({ name }) => name);
if (inMarkdown === undefined || inYaml === undefined || asDraft === undefined) {
  throw new Error('fewer than three placeholders are left for the copy to write');
}

/** The placeholders that the copy turns into two written pages and a draft. */
export const editedPages = { inMarkdown, inYaml, asDraft };

/** What the copy adds to the written pages: a picture, a film, and links to another site. */
export const additions = {
  picture: 'home-page.png',
  description: 'The first view of the site, with two permits on a drawing',
  caption: 'Two permits that conflict.',
  film: { file: 'about', title: 'A film that another page shows too' },
  standard: 'https://www.iso.org/standard/68708.html',
};

/** The product's name in the copy. */
export const newName = 'Nueces';

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

/** The example of a page's file in content/README.md: the first code block after the first mention of its path. */
export function readmeExample(path: string): string {
  const [, below = ''] = readFileSync('content/README.md', 'utf8').split(path);
  const example = /```\w*\n([\s\S]*?)```/.exec(below)?.[1];
  if (example === undefined) throw new Error(`content/README.md has no example of ${path}`);
  return example;
}
