import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as setup } from 'playwright/test';
import { pageFieldLinesPattern, pageFieldPattern } from '@/lib/content/testing';
import { copySite, type SiteCopy } from '../writing/site-copy';
import {
  additions,
  copyFolder,
  editedPages,
  newName,
  readmeExample,
  settings,
} from './second-build';

// A build takes long while other tests run.
setup.setTimeout(600_000);

setup('builds a copy of the site, edited by every recipe, for three origins', async () => {
  rmSync(copyFolder, { recursive: true, force: true });
  mkdirSync(copyFolder, { recursive: true });
  const site = copySite(copyFolder);
  followRecipes(site);
  const { code, output } = await site.build(settings);
  expect(code, output).toBe(0);
});

const draft = `---
lead: Words that nobody is to read yet.
---

## Unfinished {#unfinished}

A sentence about {name} that waits for its figures.
`;

const picture = `
## What it looks like {#picture}

Read [the standard](${additions.standard}) first.

![${additions.description}](${additions.picture} "${additions.caption}")
`;

const film = `film: { file: ${additions.film.file}, title: ${additions.film.title}, description: It plays in tests. }\n`;

const agents = readFileSync('content/agents.yaml', 'utf8');

/** Follows the recipes in content/README.md. */
function followRecipes(site: SiteCopy): void {
  // Rename the product.
  site.edit('site.yaml', /^name: .*/m, `name: ${newName}`);
  // Turn one placeholder into a page written in Markdown, and another into one in YAML.
  site.write(`pages/${editedPages.inMarkdown}.md`, readmeExample('pages/ShiftLog.md') + picture);
  site.write(`pages/${editedPages.inYaml}.yaml`, readmeExample('pages/ShiftLog.yaml'));
  // Give both a film, and the one in YAML a button that leads to another site.
  site.edit(`pages/${editedPages.inMarkdown}.md`, 'lead:', `${film}lead:`);
  site.edit(`pages/${editedPages.inYaml}.yaml`, 'lead:', `${film}lead:`);
  site.edit(
    `pages/${editedPages.inYaml}.yaml`,
    '{ label: Request a Demo, mail: demo }',
    `{ label: Read the standard, href: ${additions.standard} }`,
  );
  mkdirSync(join(site.folder, 'content/images'), { recursive: true });
  cpSync('e2e/screenshots/home.png', join(site.folder, 'content/images', additions.picture));
  for (const page of [editedPages.inMarkdown, editedPages.inYaml]) {
    site.edit('pages.yaml', pageFieldPattern(page, 'kind'), 'written\n  updated: 2026-11-20');
    site.edit('pages.yaml', pageFieldLinesPattern(page, 'available'), '');
  }
  // Add a draft of a placeholder, whose URL must stay, and one of a new page.
  site.write(`pages/${editedPages.asDraft}.md`, draft);
  site.edit(
    'pages.yaml',
    pageFieldPattern(editedPages.asDraft, 'kind'),
    'written\n  status: draft',
  );
  site.write('pages/Stocktakes.md', draft);
  site.edit(
    'pages.yaml',
    '- name: Blog\n',
    `- name: Stocktakes
  title: Stocktakes
  kind: written
  status: draft
  description: How {name} keeps a stocktake on its plan, from the first permit to the last isolation.
  menu: { group: Resources, label: Stocktakes }
  footer: { column: Product, label: Stocktakes }

- name: Blog
`,
  );
  // Add an agent: a copy of another, with its own name and ID.
  const [copied = ''] = /^- name: Union Relations\n(?:(?!- name: ).*\n)*/m.exec(agents) ?? [];
  const added = copied
    .replace(/^- name: .*/, '- name: Valve Keeper')
    .replace(/^ {2}id: .*/m, '  id: valve-keeper');
  site.edit('agents.yaml', copied, added + copied);
}
