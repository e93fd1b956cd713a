import { describe, expect, it } from 'vitest';
import { check, injectFault, page, remove, useSmallExport, write } from './testing';

describe('checkExport', { timeout: 60_000 }, () => {
  useSmallExport();

  it('finds no fault in a valid export, and counts its files in a table', () => {
    const { faults, table } = check();
    expect(faults).toEqual([]);
    expect(table).toMatch(/pages +3\n +HTML +5 +\d+ KB/);
    expect(table).toMatch(/pictures +1 +0 KB/);
  });

  it('reports all faults in one run, with one line for the same fault in many pages', () => {
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

  it('reports a card that is too large', () => {
    write('a.png', 'x'.repeat(200_000));
    expect(check().faults.join('\n')).toContain('has 200000 bytes. Keep it below 200000');
  });
});
