import { expect, test } from 'playwright/test';
import { exportIn } from '../writing/copied-site';
import { out } from './site';

const site = exportIn(out);

function searched(): string {
  const files = site.exported().filter((file) => /search.*\.json$/.test(file));
  expect(files).not.toEqual([]);
  return files.map(site.read).join('\n');
}

test.describe('a placeholder that was written', () => {
  for (const name of ['ShiftLog', 'Permits']) {
    test(`${name} is a page for search engines and for search`, () => {
      const html = site.read(`${name}.html`);
      expect(html).not.toContain('Content coming soon');
      expect(html).not.toContain('noindex');
      expect(site.read('sitemap.xml')).toContain(`/${name}</loc>`);
      expect(searched()).toContain(`/${name}`);
    });
  }

  test('has its words, its headings’ addresses and its links', () => {
    const html = site.read('ShiftLog.html');
    expect(html).toContain('The sentence under the title.');
    expect(html).toContain('<strong>Nueces</strong>');
    for (const id of ['entries', 'readers']) expect(html).toContain(`id="${id}"`);
    for (const href of ['/Demo', '/PrivacyPolicy']) expect(html).toContain(`href="${href}"`);
    expect(site.read('Permits.html')).toContain('And what there is to say about it.');
  });
});

test.describe('a draft', () => {
  test('is nowhere in the export', () => {
    expect(site.exported()).not.toContain('Stocktakes.html');
    for (const words of ['Stocktakes', 'nobody is to read yet', 'waits for its figures']) {
      expect(filesWith(words), words).toEqual([]);
    }
  });

  test('leaves its placeholder at an address that others count on', () => {
    const html = site.read('Careers.html');
    expect(html).toContain('Content coming soon');
    expect(html).toContain('noindex');
    expect(site.read('sitemap.xml')).not.toContain('/Careers<');
  });
});

test('a new agent stands on the AI Team and can be found', () => {
  expect(site.read('AITeam.html')).toContain('id="valve-keeper"');
  expect(searched()).toContain('Valve Keeper');
});

test('the product has its new name, and no line of the export keeps the old one', () => {
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
