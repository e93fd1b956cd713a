import { describe, expect, it } from 'vitest';
import { pageSizeWarning } from './page-size';
import { check, injectFault, outFolder, remove, useSmallExport, write } from './testing';

describe('checkExport', () => {
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

  it('warns of each page whose HTML is too large', () => {
    for (const name of ['index', 'Home', 'Plant', 'Later', '404']) {
      write(`${name}.html.br`, 'x'.repeat(25_000));
    }
    expect(pageSizeWarning(outFolder())).toBeNull();
    write('Plant.html.br', 'x'.repeat(25_001));
    expect(pageSizeWarning(outFolder())).toMatch(/\nout\/Plant.html: 25,001 bytes with Brotli$/);
  });
});
