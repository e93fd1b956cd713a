import { describe } from 'vitest';
import { itReports, site, useSmallExport } from './testing';

describe('checkReferences', () => {
  useSmallExport();

  const img = 'img src="/a.png" alt="A"';
  itReports('Plant.html', [
    ['href="/"', 'href="/Nope"', 'its link “/Nope” is broken: out/ has no such file'],
    ['"/Plant#part"', '"/plant#part"', 'is broken: out/Plant.html is capitalized differently'],
    [
      '"/a.png"',
      '"/A.png"',
      'its picture “/A.png” is broken: out/a.png is capitalized differently',
    ],
    ['/style.css', '/styles.css', 'its stylesheet “/styles.css” is broken'],
    ['</body>', '<script src="/b.js"></script></body>', 'its script “/b.js” is broken'],
    [img, 'video poster="/b.avif"></video', 'its picture “/b.avif” is broken'],
    [img, 'video><source src="/b.mp4"></video', 'its film “/b.mp4” is broken'],
    [img, `${img} srcset="/a.png 1x, /b.png 2x"`, 'its picture “/b.png” is broken'],
    [`content="${site}/a.png"`, `content="${site}/b.png"`, `its card “${site}/b.png” is broken`],
  ]);
  itReports('Later.html', [
    ['"/Plant#part"', '"/Plant#parts"', 'out/Plant.html has no element with the id “parts”'],
    ['"#main"', '"#man"', 'its link to “#man” is broken: out/Later.html has no element'],
    ['"#main"', '"#"', 'its link to “#” is broken'],
    ['href="/"', 'href="/Home"', 'goes through a redirect: that page’s URL is /.'],
    ['"/Plant#part"', '"/Plant.html#part"', 'goes through a redirect: that page’s URL is /Plant'],
    ['https://other.example/Nope', 'https://[other', '“https://[other” is not a valid URL'],
    ['href="/"', 'href="/%E0%A4%A"', 'its link “/%E0%A4%A” is broken'],
  ]);
});

describe('checkFileReferences', () => {
  useSmallExport();

  itReports('manifest.webmanifest', [
    ['icons', 'pictures', 'lists no icons. See app/manifest.ts'],
    ['/a.png', '/icon.png', 'points to “/icon.png”, but out/ has no such file'],
  ]);
  itReports('style.css', [['url(/a.png)', 'url("../b.woff2")', 'points to “../b.woff2”']]);
  itReports('llms.txt', [['/Plant)', '/Plants)', `out/llms.txt: points to “${site}/Plants”`]]);
});
