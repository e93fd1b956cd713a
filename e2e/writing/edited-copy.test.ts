import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOfPage } from '@/lib/content/testing';
import { type CopiedSite, copySite } from './copied-site';

/** One build of a copy in which a writer has followed every recipe of content/README.md. */
let site: CopiedSite;

const draft = `---
lead: Words that nobody is to read yet.
---

## Unfinished {#unfinished}

A sentence about {name} that waits for its figures.
`;

beforeAll(async () => {
  site = copySite();
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
  const { code, said } = await site.build();
  if (code !== 0) throw new Error(`The build has failed:\n${said}`);
}, 600_000);

afterAll(() => site.remove());

/** The example in content/README.md that stands below some words. */
function example(words: string): string {
  const [, below = ''] = readFileSync('content/README.md', 'utf8').split(`**${words}**`);
  return /```\w*\n([\s\S]*?)```/.exec(below)?.[1] ?? '';
}

function searched(): string {
  const files = site.exported().filter((file) => /search.*\.json$/.test(file));
  expect(files).not.toEqual([]);
  return files.map(site.read).join('\n');
}

describe('a placeholder that was written', () => {
  it.each(['ShiftLog', 'Permits'])('%s is a page for search engines and for search', (name) => {
    const html = site.read(`${name}.html`);
    expect(html).not.toContain('Content coming soon');
    expect(html).not.toContain('noindex');
    expect(site.read('sitemap.xml')).toContain(`/${name}</loc>`);
    expect(searched()).toContain(`/${name}`);
  });

  it('has its words, its headings’ addresses and its links', () => {
    const html = site.read('ShiftLog.html');
    expect(html).toContain('The sentence under the title.');
    expect(html).toContain('<strong>Nueces</strong>');
    for (const id of ['entries', 'readers']) expect(html).toContain(`id="${id}"`);
    for (const href of ['/Demo', '/PrivacyPolicy']) expect(html).toContain(`href="${href}"`);
    expect(site.read('Permits.html')).toContain('And what there is to say about it.');
  });
});

describe('a draft', () => {
  it('is nowhere in the export', () => {
    expect(site.exported()).not.toContain('Stocktakes.html');
    for (const words of ['Stocktakes', 'nobody is to read yet', 'waits for its figures']) {
      expect(filesWith(words), words).toEqual([]);
    }
  });

  it('leaves its placeholder at an address that others count on', () => {
    const html = site.read('Careers.html');
    expect(html).toContain('Content coming soon');
    expect(html).toContain('noindex');
    expect(site.read('sitemap.xml')).not.toContain('/Careers<');
  });
});

it('a new agent stands on the AI Team and can be found', () => {
  expect(site.read('AITeam.html')).toContain('id="valve-keeper"');
  expect(searched()).toContain('Valve Keeper');
});

it('the product has its new name, and no line of the export keeps the old one', () => {
  expect(site.read('index.html')).toContain('Why Nueces');
  expect(filesWith('Brazos')).toEqual([]);
});

/** The files of the export, but for pictures, films and fonts, that have some words in them. */
function filesWith(words: string): string[] {
  return site
    .exported()
    .filter((file) => !/\.(png|ico|avif|jpg|webp|mp4|woff2|gz|br)$/.test(file))
    .filter((file) => site.read(file).includes(words));
}
