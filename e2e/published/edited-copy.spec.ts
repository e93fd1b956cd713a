import { expect, test } from 'playwright/test';
import { site as published } from '../registry';
import { readExport } from '../writing/site-copy';
import { edits, readmeExample } from './edits';
import { editedPages, newName, out } from './second-build';

const site = readExport(out);

function searchIndexText(): string {
  const files = site.files().filter((file) => /search.*\.json$/.test(file));
  expect(files).not.toEqual([]);
  return files.map(site.read).join('\n');
}

test.describe('a placeholder turned into a written page', () => {
  for (const name of [editedPages.inMarkdown, editedPages.inYaml]) {
    test(`${name} is indexable and in site search`, () => {
      const html = site.read(`${name}.html`);
      expect(html).not.toContain('Content coming soon');
      expect(html).not.toContain('noindex');
      expect(site.read('sitemap.xml')).toContain(`/${name}</loc>`);
      expect(searchIndexText()).toContain(`/${name}`);
    });
  }

  test('has its text, heading anchors, and links', () => {
    const markdown = readmeExample('pages/ShiftLog.md');
    const html = unescapeHtml(site.read(`${editedPages.inMarkdown}.html`));
    expect(html).toContain(leadOf(markdown));
    expect(html).toContain(`<strong>${newName}</strong>`);
    const ids = matchesOf(markdown, /^##.*\{#(.+)\}$/gm);
    const targets = matchesOf(markdown, /\]\((\w+)\)/g);
    expect(ids.length + targets.length).toBeGreaterThan(2);
    for (const id of ids) expect(html).toContain(`id="${id}"`);
    for (const target of targets) expect(html).toContain(`href="/${target}"`);

    const yaml = readmeExample('pages/ShiftLog.yaml');
    const fromYaml = unescapeHtml(site.read(`${editedPages.inYaml}.html`));
    expect(fromYaml).toContain(leadOf(yaml));
    for (const text of matchesOf(yaml, /^ +(?:heading|title|text): (.+)$/gm)) {
      expect(fromYaml).toContain(text);
    }
  });
});

test.describe('a draft', () => {
  test('isn’t in the export', () => {
    expect(site.files()).not.toContain('Inventories.html');
    for (const words of ['Inventories', 'nobody is to read yet', 'waits for its figures']) {
      expect(filesWith(words), words).toEqual([]);
    }
  });

  test('keeps the placeholder at a published URL', () => {
    const html = site.read(`${editedPages.asDraft}.html`);
    expect(html).toContain('Content coming soon');
    expect(html).toContain('noindex');
    expect(site.read('sitemap.xml')).not.toContain(`/${editedPages.asDraft}<`);
  });
});

for (const { title, shows = {} } of edits.filter((edit) => edit.shows)) {
  test(`${title}: the export shows it`, () => {
    for (const [file, text] of Object.entries(shows)) {
      expect(unescapeHtml(site.read(file)), file).toContain(text);
    }
  });
}

test('search has a new agent, and suggests it', () => {
  expect(searchIndexText()).toContain('Valve Keeper');
  expect(filesWith('valve keeper')).not.toEqual([]);
});

test('uses the product’s new name everywhere in the export', () => {
  expect(site.read('index.html')).toContain(`<title>${newName}: `);
  expect(filesWith(published.name)).toEqual([]);
});

/** Exported files that contain a text, excluding images, films and their captions, fonts, and compressed files. */
function filesWith(words: string): string[] {
  return site
    .files()
    .filter((file) => !/\.(png|ico|avif|jpg|webp|mp4|vtt|woff2|gz|br)$/.test(file))
    .filter((file) => site.read(file).includes(words));
}

/** Unescapes apostrophes and ampersands, so copy can be found in HTML. */
function unescapeHtml(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function leadOf(example: string): string {
  const [lead = ''] = matchesOf(example, /^lead: (.+)$/gm);
  expect(lead).not.toBe('');
  return lead;
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match);
}
