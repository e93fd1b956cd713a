import { describe, expect, it } from 'vitest';
import { maxCardBytes } from '@/lib/budgets';
import { check, itReports, site, useSmallExport, write } from './testing';

describe('checkHeads', () => {
  useSmallExport();

  itReports('Plant.html', [
    ['property="og:image"', 'property="x"', 'has no card (og:image)'],
    ['<title>Plant | Site</title>', '<title> </title>', 'has no title'],
    ['<title>Plant', '<title>Later', 'has the same title as out/Later.html'],
    ['name="description"', 'name="x"', 'has no description'],
    ['What Plant is', 'What Later is', 'has the same description as out/Later.html'],
    ['<link rel="c', `<link rel="canonical" href="${site}/"><link rel="c`, 'has 2 canonical URLs'],
    [`href="${site}/Plant"`, `href="${site}/plant"`, 'its own: https://site.example/Plant'],
    ['<h2 id="part">Part</h2>', '<h1 id="part">Part</h1>', 'has 2 h1 headings'],
    ['main', 'div', 'has 0 main elements'],
  ]);
  itReports('404.html', [
    [
      '<link',
      `<link rel="canonical" href="${site}/"><link`,
      'has a canonical URL but is not a page',
    ],
  ]);

  it('reports a card that is too large', () => {
    write('a.png', 'x'.repeat(maxCardBytes));
    expect(check().faults.join('\n')).toContain(`has ${maxCardBytes} bytes. Keep it below`);
  });
});

describe('checkStructuredData', () => {
  useSmallExport();
  itReports('Plant.html', [
    ['{"@context"', '{@context', 'has structured data that is not a graph of objects'],
    ['#website', '#web-site', 'points to https://site.example/#web-site in its structured data'],
    ['application/ld+json', 'application/json', 'has no structured data'],
  ]);
});

describe('checkCsp', () => {
  useSmallExport();
  itReports('Plant.html', [
    ['http-equiv="Content-Security-Policy"', 'name="x"', 'has 0 Content-Security-Policies'],
    ['"utf-8">', '"utf-8"><base href="/">', 'its Content-Security-Policy right after the charset'],
    ["script-src 'self'", "script-src 'unsafe-inline'", "its policy allows 'unsafe-inline'"],
    ['</body>', '<script>let a;</script></body>', 'hash for the inline script that starts with'],
    ['margin: 0', 'margin: 1px', 'no hash for the inline style that starts with “main { margin'],
    ['<h2', '<h2 style="color: red"', 'has style of <h2>, which its policy blocks'],
    ['<h2', '<h2 onclick="go()"', 'has onclick of <h2>, which its policy blocks'],
  ]);
});

describe('validateMarkup', () => {
  useSmallExport();
  itReports('Plant.html', [
    ['</body>', '<script src="https://other.example/a.js"></script></body>', '[require-sri]'],
    ['h2', 'h4', 'Heading level can only increase by one'],
    ['<h2 id="part">Part</h2>', '<p id="part"><div>Part</div></p>', 'is not valid HTML at 1:'],
    ['<img src="/a.png" alt="A">', '<img src="/a.png', 'is not valid HTML at'],
    ['<p>', '<p id="part">', 'Duplicate ID "part" [no-dup-id]'],
    [' alt="A"', '', '[wcag/h37]'],
  ]);
});
