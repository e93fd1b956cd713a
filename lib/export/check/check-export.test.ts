import { describe, expect, it } from 'vitest';
import { check, injectFault, page, remove, useSmallExport, write } from './testing';

describe('the check of an export', { timeout: 60_000 }, () => {
  useSmallExport();

  it('without mistakes passes, and its table counts what is in it', () => {
    const { faults, table } = check();
    expect(faults).toEqual([]);
    expect(table).toMatch(/pages +3\n +HTML +5 +\d+ KB/);
    expect(table).toMatch(/pictures +1 +0 KB/);
  });

  it('tells all that is wrong in one run, the same fault of many pages once', () => {
    for (const name of ['index.html', 'Home.html', 'Plant.html', 'Later.html']) {
      injectFault(name, 'href="/">Home', 'href="/Gone">Home');
    }
    injectFault('Plant.html', 'src="/a.png"', 'src="/b.png"');
    remove('robots.txt');
    expect(check().faults).toEqual([
      'out/Home.html, out/Later.html and 2 more: its link “/Gone” is broken: out/ has no such file. Fix the URL, or add the file',
      'out/Plant.html: its picture “/b.png” is broken: out/ has no such file. Fix the URL, or add the file',
      'out/robots.txt: is missing. See app/robots.ts',
    ]);
  });

  it('tells a draft, or any other file that is no page', () => {
    write('Draft.html', page('Draft', '/Draft', ''));
    expect(check().faults).toContain(
      'out/Draft.html: should not be published: it is a draft, or not in content/pages.yaml. Build without it',
    );
  });

  it('tells a page that is missing', () => {
    remove('Later.html');
    expect(check().faults).toEqual(['out/Later.html: is missing. Build the site again']);
  });

  it('tells a sitemap and a search index that are missing', () => {
    remove('sitemap.xml');
    remove('search.json');
    expect(check().faults).toEqual([
      'out/sitemap.xml: is missing. See app/sitemap.ts',
      'out/search.json: is missing. See app/search.json',
    ]);
  });

  it('tells a card that is too heavy', () => {
    write('a.png', 'x'.repeat(200_000));
    expect(check().faults.join('\n')).toContain('has 200000 bytes. Keep it below 200000');
  });
});
