import { describe, expect, it } from 'vitest';
import { check, itReports, page, remove, sitemapEntry, useSmallExport, write } from './testing';

describe('checkConsistency', () => {
  useSmallExport();

  itReports('search.json', [
    ['{', '{{', 'out/search.json: is not a search index'],
    ['"0":"/"', '"0":"/","3":"/Draft#a"', '/Draft, which is not a searchable page. Remove it'],
    [',"1":"/Plant#part"', '', 'does not list https://site.example/Plant'],
    // A placeholder.
    [',"2":"/Later"', '', 'does not list https://site.example/Later'],
  ]);
  itReports('Later.html', [
    ['<meta name="robots" content="noindex, follow">', '', 'can be indexed but shouldn’t be'],
  ]);
  itReports('Plant.html', [
    ['<link', '<meta name="robots" content="noindex"><link', 'has robots noindex but should be'],
  ]);
  itReports('sitemap.xml', [
    ['</urlset>', `${sitemapEntry('/Later')}</urlset>`, '/Later, which is not an indexable page'],
    [sitemapEntry('/Plant'), '', 'does not list https://site.example/Plant, which is indexable'],
    ['</urlset>', `${sitemapEntry('/Plant')}</urlset>`, 'lists https://site.example/Plant twice'],
    ['Plant</loc><lastmod>2026-11-20</lastmod>', 'Plant</loc>', 'has no last-modified date for'],
  ]);
  itReports('robots.txt', [['Sitemap: ', 'Site map: ', 'does not list the sitemap']]);

  it('reports a draft, or any other HTML file that isn’t in the registry', () => {
    write('Draft.html', page('Draft', '/Draft', ''));
    expect(check().faults.join('\n')).toContain('out/Draft.html: should not be published');
  });

  it('reports a missing page, sitemap, and search index', () => {
    for (const name of ['Later.html', 'sitemap.xml', 'search.json']) remove(name);
    expect(check().faults).toEqual([
      'out/Later.html: is missing. Build the site again',
      'out/sitemap.xml: is missing. See app/sitemap.ts',
      'out/search.json: is missing. See app/search.json',
    ]);
  });

  it('reports a preview that lets search engines in', () => {
    const { faults } = check({ preview: true, indexable: [] });
    expect(faults).toEqual([
      expect.stringMatching(/^out\/Home\.html, .*: can be indexed but shouldn’t be/),
      'out/robots.txt: lets crawlers into a preview. See app/robots.ts',
      'out/sitemap.xml: is in a preview, which has none. See lib/build/build-site.ts',
    ]);
  });
});
