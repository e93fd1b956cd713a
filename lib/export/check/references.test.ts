import { describe } from 'vitest';
import { itReports, site, useSmallExport } from './testing';

describe('checkReferences', () => {
  useSmallExport();

  itReports('Plant.html', [
    [
      'a dead link to a page',
      'href="/"',
      'href="/Nope"',
      'out/Plant.html: its link “/Nope” is broken: out/ has no such file',
    ],
    [
      'a link with the wrong capitalization',
      'href="/Plant#part"',
      'href="/plant#part"',
      'its link “/plant#part” is broken: out/Plant.html is capitalized differently',
    ],
    [
      'a picture with the wrong capitalization',
      'src="/a.png"',
      'src="/A.png"',
      'its picture “/A.png” is broken: out/a.png is capitalized differently',
    ],
    [
      'a missing style sheet',
      'href="/style.css"',
      'href="/styles.css"',
      'its stylesheet “/styles.css” is broken',
    ],
    [
      'a missing script',
      '</body>',
      '<script src="/gone.js"></script></body>',
      'its script “/gone.js” is broken',
    ],
    [
      'a missing poster',
      '<img src="/a.png" alt="A">',
      '<video poster="/gone.avif"><source src="/gone.mp4"></video>',
      'its picture “/gone.avif” is broken',
    ],
    [
      'a missing film',
      '<img src="/a.png" alt="A">',
      '<video><source src="/gone.mp4"></video>',
      'its film “/gone.mp4” is broken',
    ],
    [
      'a missing srcset candidate',
      'src="/a.png"',
      'src="/a.png" srcset="/a.png 1x, /gone.png 2x"',
      'its picture “/gone.png” is broken',
    ],
    [
      'a missing card',
      `content="${site}/a.png"`,
      `content="${site}/og/Plant.png"`,
      `its card “${site}/og/Plant.png” is broken`,
    ],
  ]);

  itReports('Later.html', [
    [
      'a dead anchor on another page',
      'href="/Plant#part"',
      'href="/Plant#parts"',
      'out/Plant.html has no element with the id “parts”. Fix the anchor',
    ],
    [
      'a dead anchor on the same page',
      'href="#main"',
      'href="#man"',
      'its link to “#man” is broken: out/Later.html has no element',
    ],
    ['a link with an empty fragment', 'href="#main"', 'href="#"', 'its link to “#” is broken'],
    [
      'a link to a URL that redirects',
      'href="/"',
      'href="/Home"',
      'its link to “/Home” goes through a redirect: that page’s URL is /. Link there',
    ],
    [
      'a link to a page with .html',
      'href="/Plant#part"',
      'href="/Plant.html#part"',
      'goes through a redirect: that page’s URL is /Plant',
    ],
    [
      'a link with an invalid URL',
      'https://other.example/Nope',
      'https://[other',
      'its link to “https://[other” is not a valid URL',
    ],
    [
      'a link with a malformed escape',
      'href="/"',
      'href="/%E0%A4%A"',
      'its link “/%E0%A4%A” is broken',
    ],
  ]);
});

describe('checkFileReferences', () => {
  useSmallExport();

  itReports('manifest.webmanifest', [
    [
      'a manifest without icons',
      'icons',
      'pictures',
      'out/manifest.webmanifest: lists no icons. See app/manifest.ts',
    ],
    [
      'a missing icon in the manifest',
      '/a.png',
      '/icon.png',
      'out/manifest.webmanifest: points to “/icon.png”, but out/ has no such file',
    ],
  ]);

  itReports('style.css', [
    [
      'a missing file in a style sheet',
      'url(/a.png)',
      'url("../font.woff2")',
      'out/style.css: points to “../font.woff2”',
    ],
  ]);

  itReports('llms.txt', [
    [
      'a missing page in llms.txt',
      '/Plant)',
      '/Plants)',
      `out/llms.txt: points to “${site}/Plants”`,
    ],
  ]);
});
