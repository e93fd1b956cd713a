import { describe } from 'vitest';
import { itReports, useSmallExport } from './testing';

describe('checkCsp', () => {
  useSmallExport();

  itReports('Plant.html', [
    [
      'no policy',
      'http-equiv="Content-Security-Policy"',
      'name="policy"',
      'out/Plant.html: has 0 Content-Security-Policies. Give it exactly one, using protectPage()',
    ],
    [
      'an element before the policy',
      '<meta charset="utf-8">',
      '<meta charset="utf-8"><base href="/">',
      'does not have its Content-Security-Policy right after the charset',
    ],
    [
      'a policy with unsafe-inline',
      "script-src 'self'",
      "script-src 'self' 'unsafe-inline'",
      "its policy allows 'unsafe-inline'. Remove it",
    ],
    [
      'an inline script without a hash',
      '</body>',
      '<script>let words = 1;</script></body>',
      'its policy has no hash for the inline script that starts with “let words = 1;”',
    ],
    [
      'a style that was changed after it was hashed',
      'margin: 0',
      'margin: 1px',
      'its policy has no hash for the inline style that starts with “main { margin: 1px }”',
    ],
    [
      'a style attribute',
      '<h2 id="part">',
      '<h2 id="part" style="color: red">',
      'has style of <h2>, which its policy blocks. Use a class or an event listener',
    ],
    [
      'an event handler attribute',
      '<h2 id="part">',
      '<h2 id="part" onclick="go()">',
      'has onclick of <h2>, which its policy blocks',
    ],
  ]);
});
