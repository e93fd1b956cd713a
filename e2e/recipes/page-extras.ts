import type { Recipe } from './recipe';
import type { SiteFiles } from './site-files';

/** What the recipes add to written pages. */
export const additions = {
  picture: 'pipe-rack.avif',
  description: 'A drawing of pipe rack 3, with two permits that conflict',
  caption: 'Two permits that conflict.',
  film: { file: 'team', title: 'A film that another page shows too' },
  standard: 'https://www.iso.org/standard/68708.html',
};

const picture = `
## What it looks like {#picture}

Read [the standard](${additions.standard}) first.

![${additions.description}](${additions.picture} "${additions.caption}")
`;

/** The files of the placeholders that earlier recipes have written, in Markdown or in YAML. */
function writtenFiles(site: SiteFiles, ending: 'md' | 'yaml'): string[] {
  return site
    .list('content/pages')
    .filter((file) => site.read(file).includes('Log it once') && file.endsWith(ending));
}

/** Pictures, films, and links to other sites, on pages that other recipes have written. */
export const pageExtraRecipes: readonly Recipe[] = [
  {
    title: 'Show a picture in a page, and link to another site in its text',
    taughtIn: 'Write in Markdown',
    after: 'Write a page in Markdown',
    apply(site) {
      site.copyFile('public/media/home.avif', `content/images/${additions.picture}`);
      for (const file of writtenFiles(site, 'md')) {
        const text = site.read(file);
        if (!text.includes(picture)) site.write(file, text + picture);
      }
    },
  },
  {
    title: 'Link a button to another site',
    taughtIn: 'How to write',
    after: 'Write a page in YAML',
    apply(site) {
      for (const file of writtenFiles(site, 'yaml')) {
        site.set(file, 'actions', [{ label: 'Read the standard', href: additions.standard }]);
      }
    },
  },
  {
    title: 'Give a written page a film',
    taughtIn: 'Turn a placeholder into a written page',
    after: 'Write a page in YAML',
    apply(site) {
      const film = { ...additions.film, description: 'The agents, one after another.' };
      for (const file of writtenFiles(site, 'yaml')) site.set(file, 'film', film);
      for (const file of writtenFiles(site, 'md')) {
        if (/^film:/m.test(site.read(file))) continue;
        site.replace(file, /^lead:/m, `film: ${JSON.stringify(film)}\nlead:`);
      }
    },
  },
];
