import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, test as setup } from 'playwright/test';
import { fieldOfPage } from '@/lib/content/testing';
import { type CopiedSite, copySite } from '../writing/copied-site';
import { copy, settings } from './site';

// A build on a machine that runs other tests beside it.
setup.setTimeout(600_000);

setup('a copy of the site, edited by every recipe, is built for three origins', async () => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const site = copySite(copy);
  followRecipes(site);
  const { code, said } = await site.build(settings);
  expect(code, said).toBe(0);
});

const draft = `---
lead: Words that nobody is to read yet.
---

## Unfinished {#unfinished}

A sentence about {name} that waits for its figures.
`;

/** What content/README.md shows a writer. */
function followRecipes(site: CopiedSite): void {
  // Rename the product.
  site.edit('site.yaml', 'name: Brazos', 'name: Nueces');
  // A placeholder becomes a written page, in Markdown, and another in YAML.
  site.write('pages/ShiftLog.md', example('In Markdown'));
  site.edit('pages.yaml', fieldOfPage('ShiftLog', 'kind'), 'written\n  updated: 2026-11-20');
  site.write('pages/Permits.yaml', example('In YAML'));
  site.edit('pages.yaml', fieldOfPage('Permits', 'kind'), 'written\n  updated: 2026-11-20');
  // A draft of a page whose address is promised, and one of a page that is new.
  site.write('pages/Careers.md', draft);
  site.edit('pages.yaml', fieldOfPage('Careers', 'kind'), 'written\n  status: draft');
  site.write('pages/Stocktakes.md', draft);
  site.edit(
    'pages.yaml',
    '# Resources\n',
    `- name: Stocktakes
  title: Stocktakes
  kind: written
  status: draft
  description: How {name} keeps a stocktake on its plan, from the first permit to the last isolation.
  menu: { group: Resources, label: Stocktakes }
  footer: { column: Product, label: Stocktakes }

# Resources
`,
  );
  // One more agent.
  site.edit(
    'agents.yaml',
    '- name: Union Relations\n',
    `- name: Valve Keeper
  id: valve-keeper
  role: Isolation Records
  tagline: Knows which valve was turned, by whom, and why it is still closed.
  capabilities:
    - Lists every isolation that is still in place
    - Names the permit that an isolation was made for
    - Reminds the owner of a lock whose job is done
  targetUsers: [Operations Technician]
  mainBenefit: No valve stays closed because nobody remembers why.
  color: red
  icon: pump
- name: Union Relations
`,
  );
}

/** The example in content/README.md that stands below some words. */
function example(words: string): string {
  const [, below = ''] = readFileSync('content/README.md', 'utf8').split(`**${words}**`);
  return /```\w*\n([\s\S]*?)```/.exec(below)?.[1] ?? '';
}
