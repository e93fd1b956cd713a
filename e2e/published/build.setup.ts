import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, test as setup } from 'playwright/test';
import { pageFieldLinesPattern, pageFieldPattern } from '@/lib/content/testing';
import { copySite, type SiteCopy } from '../writing/site-copy';
import { readmeExample } from './example';
import { copyFolder, editedPages, newName, settings } from './second-build';

// A build on a machine that runs other tests beside it.
setup.setTimeout(600_000);

setup('a copy of the site, edited by every recipe, is built for three origins', async () => {
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

const agents = readFileSync('content/agents.yaml', 'utf8');

/** What content/README.md shows a writer. */
function followRecipes(site: SiteCopy): void {
  // Rename the product.
  site.edit('site.yaml', /^name: .*/m, `name: ${newName}`);
  // A placeholder becomes a written page, in Markdown, and another in YAML.
  site.write(`pages/${editedPages.inMarkdown}.md`, readmeExample('pages/ShiftLog.md'));
  site.write(`pages/${editedPages.inYaml}.yaml`, readmeExample('pages/ShiftLog.yaml'));
  for (const page of [editedPages.inMarkdown, editedPages.inYaml]) {
    site.edit('pages.yaml', pageFieldPattern(page, 'kind'), 'written\n  updated: 2026-11-20');
    site.edit('pages.yaml', pageFieldLinesPattern(page, 'available'), '');
  }
  // A draft of a page whose address is promised, and one of a page that is new.
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
  // One more agent: a copy of another, under a name and an id of its own.
  const [copied = ''] = /^- name: Union Relations\n(?:(?!- name: ).*\n)*/m.exec(agents) ?? [];
  const added = copied
    .replace(/^- name: .*/, '- name: Valve Keeper')
    .replace(/^ {2}id: .*/m, '  id: valve-keeper');
  site.edit('agents.yaml', copied, added + copied);
}
