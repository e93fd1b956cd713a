import { describe } from 'vitest';
import { itReports, useSmallExport } from './testing';

describe('validateMarkup', () => {
  useSmallExport();

  itReports('Plant.html', [
    [
      'a script from another host without an integrity hash',
      '</body>',
      '<script src="https://other.example/a.js"></script></body>',
      '[require-sri]',
    ],
    [
      'a skipped heading level',
      '<h2 id="part">Part</h2>',
      '<h4 id="part">Part</h4>',
      'Heading level can only increase by one',
    ],
    [
      'invalid HTML',
      '<h2 id="part">Part</h2>',
      '<p id="part"><div>Part</div></p>',
      'out/Plant.html: is not valid HTML at 1:',
    ],
    [
      'HTML that cannot be read',
      '<img src="/a.png" alt="A">',
      '<img src="/a.png',
      'out/Plant.html: is not valid HTML at',
    ],
    ['a duplicate ID', '<p>', '<p id="part">', 'Duplicate ID "part" [no-dup-id]'],
    ['a picture without a text alternative', ' alt="A"', '', '[wcag/h37]'],
  ]);
});
