import { describe, expect, it } from 'vitest';
import { check, itReports, page, remove, sitemapEntry, useSmallExport, write } from './testing';

describe('checkConsistency', () => {
  useSmallExport();

  itReports('search.json', [
    [
      'a search index that isn’t JSON',
      '{',
      '{{',
      'out/search.json: is not a search index. See app/search.json',
    ],
    [
      'an unpublished page in the search index',
      '"0":"/"',
      '"0":"/","3":"/Draft#part"',
      'out/search.json: lists https://site.example/Draft, which is not a searchable page. Remove it',
    ],
    [
      'a page missing from the search index',
      ',"1":"/Plant#part"',
      '',
      'out/search.json: does not list https://site.example/Plant. Add it in lib/content/search',
    ],
    [
      'a placeholder missing from the search index',
      ',"2":"/Later"',
      '',
      'out/search.json: does not list https://site.example/Later. Add it in lib/content/search',
    ],
  ]);

  itReports('Later.html', [
    [
      'a placeholder without noindex',
      '<meta name="robots" content="noindex, follow">',
      '',
      'out/Later.html: can be indexed but shouldn’t be. Give it robots noindex',
    ],
  ]);

  itReports('Plant.html', [
    [
      'an indexable page with noindex',
      '<link rel="canonical"',
      '<meta name="robots" content="noindex"><link rel="canonical"',
      'out/Plant.html: has robots noindex but should be indexed. Remove it',
    ],
  ]);

  itReports('sitemap.xml', [
    [
      'a noindex page in the sitemap',
      '</urlset>',
      `${sitemapEntry('/Later')}</urlset>`,
      'out/sitemap.xml: lists https://site.example/Later, which is not an indexable page',
    ],
    [
      'a page missing from the sitemap',
      sitemapEntry('/Plant'),
      '',
      'out/sitemap.xml: does not list https://site.example/Plant, which is indexable',
    ],
    [
      'a page that’s in the sitemap twice',
      '</urlset>',
      `${sitemapEntry('/Plant')}</urlset>`,
      'out/sitemap.xml: lists https://site.example/Plant twice',
    ],
    [
      'a page in the sitemap without a date',
      '/Plant</loc><lastmod>2026-11-20</lastmod>',
      '/Plant</loc>',
      'has no last-modified date for https://site.example/Plant',
    ],
  ]);

  itReports('robots.txt', [
    [
      'a robots.txt without the sitemap',
      'Sitemap: ',
      'Site map: ',
      'out/robots.txt: does not list the sitemap. Add the line “Sitemap: https://site.example/sitemap.xml”',
    ],
  ]);

  it('reports a draft, or any other HTML file that isn’t in the registry', () => {
    write('Draft.html', page('Draft', '/Draft', ''));
    expect(check().faults).toContain(
      'out/Draft.html: should not be published: it is a draft, or not in content/pages.yaml. Build without it',
    );
  });

  it('reports a missing page', () => {
    remove('Later.html');
    expect(check().faults).toEqual(['out/Later.html: is missing. Build the site again']);
  });

  it('reports a missing sitemap and a missing search index', () => {
    remove('sitemap.xml');
    remove('search.json');
    expect(check().faults).toEqual([
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
