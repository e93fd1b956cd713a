import { everyLayout } from './every-layout';
import { readmeExample } from './guide';
import type { Recipe } from './recipe';
import type { SiteFiles } from './site-files';
import { unused } from './unused';

const taughtIn = 'Turn a placeholder into a written page';
const pages = 'content/pages.yaml';

const draft = `---
lead: Words that nobody is to read yet.
---

## Unfinished {#unfinished}

A sentence about {name} that waits for its figures.
`;

/** The first page that's still a placeholder. */
function nextPlaceholder(site: SiteFiles): string {
  const name = /^- name: (\w+)\n(?: {2}.*\n)*? {2}kind: placeholder$/m.exec(site.read(pages))?.[1];
  if (name === undefined)
    throw new Error(`${pages} has no placeholder that the recipe could write`);
  return name;
}

/** Makes a placeholder's entry that of a written page. Its file must have been added. */
function markAsWritten(site: SiteFiles, name: string): void {
  site.set(pages, `name=${name}.kind`, 'written');
  site.remove(pages, `name=${name}.available`);
  site.set(pages, `name=${name}.updated`, '2026-11-20');
}

/** The entry of a new page. */
function newPage(site: SiteFiles, title: string) {
  const name = unused(site.read(pages), (number) => (number === 1 ? title : `${title}${number}`));
  return {
    name,
    title: name,
    kind: 'written',
    description: `${name}: how {name} keeps count of what’s in the store, from the first shelf to the last signature.`,
    menu: { group: 'Resources', label: name },
    footer: { column: 'Product', label: name },
  };
}

/** Pages that start as placeholders. */
export const pageRecipes: readonly Recipe[] = [
  {
    title: 'Write a page in Markdown',
    taughtIn,
    alsoChanges: 'The page is in the sitemap and indexed.',
    apply(site) {
      const name = nextPlaceholder(site);
      markAsWritten(site, name);
      site.write(`content/pages/${name}.md`, readmeExample('pages/ShiftLog.md'));
    },
  },
  {
    title: 'Write a page in YAML',
    taughtIn,
    apply(site) {
      const name = nextPlaceholder(site);
      markAsWritten(site, name);
      site.write(`content/pages/${name}.yaml`, readmeExample('pages/ShiftLog.yaml'));
    },
  },
  {
    title: 'Start a draft of a page that’s still a placeholder',
    taughtIn,
    apply(site) {
      const name = nextPlaceholder(site);
      site.set(pages, `name=${name}.kind`, 'written');
      site.set(pages, `name=${name}.status`, 'draft');
      site.write(`content/pages/${name}.md`, draft);
    },
  },
  {
    title: 'Publish a draft',
    taughtIn,
    alsoChanges: 'Its `available` links have to go.',
    apply(site) {
      const name = nextPlaceholder(site);
      site.set(pages, `name=${name}.kind`, 'written');
      site.set(pages, `name=${name}.status`, 'draft');
      site.write(`content/pages/${name}.md`, readmeExample('pages/ShiftLog.md'));
      site.remove(pages, `name=${name}.status`);
      markAsWritten(site, name);
    },
  },
  {
    title: 'Add a page with every layout, and list it in the menu and the footer',
    taughtIn,
    apply(site) {
      const entry = newPage(site, 'Counts');
      site.insert(pages, '5', { ...entry, updated: '2026-11-20' });
      site.write(`content/pages/${entry.name}.yaml`, everyLayout);
    },
  },
  {
    title: 'Rename a menu entry and move it to another menu',
    taughtIn,
    after: 'Add a page with every layout, and list it in the menu and the footer',
    apply(site) {
      site.set(pages, 'name=Counts.menu', { group: 'Support', label: 'Counting Stock' });
      site.move(pages, 'name=Counts', 3);
    },
  },
  {
    title: 'Add a draft of a new page',
    taughtIn,
    apply(site) {
      const entry = newPage(site, 'Inventories');
      site.insert(pages, '5', { ...entry, status: 'draft' });
      site.write(`content/pages/${entry.name}.md`, draft);
    },
  },
  {
    title: 'Turn a written page back into a placeholder',
    taughtIn,
    apply(site) {
      const name = nextPlaceholder(site);
      const available = site.get(pages, `name=${name}.available`);
      markAsWritten(site, name);
      site.write(`content/pages/${name}.md`, readmeExample('pages/ShiftLog.md'));
      site.set(pages, `name=${name}.kind`, 'placeholder');
      site.remove(pages, `name=${name}.updated`);
      site.set(pages, `name=${name}.available`, available);
      site.removeFile(`content/pages/${name}.md`);
    },
  },
  {
    title: 'Change what a placeholder links to and the email it offers',
    taughtIn,
    apply(site) {
      const name = nextPlaceholder(site);
      site.set(pages, `name=${name}.available`, [{ label: 'Our story', to: 'Story' }]);
      site.set(pages, `name=${name}.mail`, 'demo');
    },
  },
  {
    title: 'Change a page’s title, description, and footer entry',
    taughtIn,
    alsoChanges: 'The breadcrumb, the browser tab, and search results show the title.',
    apply(site) {
      site.set(pages, 'name=Story.title', 'Where We Come From');
      site.set(
        pages,
        'name=Story.description',
        'The question that {name} started with, what we set out to build, and what we believe in.',
      );
      site.set(pages, 'name=Story.footer.label', 'Where We Come From');
      site.set(pages, 'name=Story.updated', '2026-11-23');
    },
  },
];
