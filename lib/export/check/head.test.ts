import { describe, expect, it } from 'vitest';
import { maxCardBytes } from '@/lib/budgets';
import { check, itReports, site, useSmallExport, write } from './testing';

describe('checkHeads', () => {
  useSmallExport();

  itReports('Plant.html', [
    [
      'no card',
      `<meta property="og:image" content="${site}/a.png">`,
      '',
      'has no card (og:image). Add one in pageMetadata',
    ],
    [
      'no title',
      '<title>Plant | Site</title>',
      '<title> </title>',
      'has no title. Add one to its page in content/pages.yaml',
    ],
    [
      'the title of another page',
      '<title>Plant',
      '<title>Later',
      'out/Plant.html: has the same title as out/Later.html. Give each its own',
    ],
    [
      'no description',
      '<meta name="description" content="What Plant is about">',
      '',
      'has no description',
    ],
    [
      'the description of another page',
      'What Plant is',
      'What Later is',
      'has the same description as out/Later.html',
    ],
    [
      'two canonical URLs',
      '<link rel="canonical"',
      `<link rel="canonical" href="${site}/"><link rel="canonical"`,
      'has 2 canonical URLs. Give it exactly one, https://site.example/Plant',
    ],
    [
      'the canonical URL of another page',
      `<link rel="canonical" href="${site}/Plant">`,
      `<link rel="canonical" href="${site}/plant">`,
      'has the canonical URL https://site.example/plant. Change it to its own: https://site.example/Plant',
    ],
    [
      'two h1 headings',
      '<h2 id="part">Part</h2>',
      '<h1 id="part">Part</h1>',
      'has 2 h1 headings. Give it exactly one',
    ],
    ['no main element', 'main', 'div', 'has 0 main elements. Give it exactly one, with PageFrame'],
  ]);

  itReports('404.html', [
    [
      'a canonical URL on the 404 page',
      '<link rel="stylesheet"',
      `<link rel="canonical" href="${site}/"><link rel="stylesheet"`,
      'out/404.html: has a canonical URL but is not a page',
    ],
  ]);

  it('reports a card that is too large', () => {
    write('a.png', 'x'.repeat(maxCardBytes));
    expect(check().faults.join('\n')).toContain(
      `has ${maxCardBytes} bytes. Keep it below ${maxCardBytes}`,
    );
  });
});

describe('checkStructuredData', () => {
  useSmallExport();

  itReports('Plant.html', [
    [
      'structured data that is no JSON',
      '{"@context"',
      '{@context',
      'out/Plant.html: has structured data that is not a graph of objects',
    ],
    [
      'a structured data ID that no page describes',
      '#website',
      '#web-site',
      'points to https://site.example/#web-site in its structured data',
    ],
    [
      'no structured data',
      'application/ld+json',
      'application/json',
      'out/Plant.html: has no structured data. Give it StructuredData',
    ],
  ]);
});
