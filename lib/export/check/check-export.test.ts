import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { maxPageBytes } from '@/lib/budgets';
import { checkExport, pageSizeWarning } from './check-export';

const site = 'https://site.example';
let out: string;

const write = (name: string, text: string) => writeFileSync(join(out, name), text);
const check = ({ preview = false, names = ['Home', 'Plant'] } = {}) =>
  checkExport(out, { siteUrl: site, preview }, names);

function page(path: string, words = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><link rel="canonical" href="${site}${path}"><link rel="stylesheet" href="/style.css"><meta property="og:image" content="${site}/a.png"></head><body><main id="main">${words}<a href="/">Home</a><a href="/Plant#part">Part</a><a href="#main">Words</a><a href="mailto:a@site.example">Mail</a><a href="https://other.example/Nope">Elsewhere</a></main></body></html>`;
}

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  for (const name of ['index', 'Home', '404']) write(`${name}.html`, page('/'));
  write('Plant.html', page('/Plant', '<h2 id="part">Part</h2><img src="/a.png" alt="A">'));
  for (const name of ['a.png', 'style.css']) write(name, '');
});

it('finds no fault in a valid export', () => {
  expect(check()).toEqual([]);
});

const img = 'img src="/a.png" alt="A"';

it.each([
  ['href="/"', 'href="/Nope"', 'its link “/Nope” is broken: out/ has no such file. Fix the URL'],
  ['"/Plant#part"', '"/plant#part"', 'its link “/plant#part” is broken: out/ has no such file'],
  ['"/Plant#part"', '"/Plant#parts"', 'out/Plant.html has no element with the id “parts”'],
  ['"#main"', '"#man"', 'its link to “#man” is broken: out/Plant.html has no element'],
  ['"#main"', '"#"', 'its link to “#” is broken'],
  ['https://other.example/Nope', 'https://[other', 'its link to “https://[other” is not a valid'],
  ['"/a.png"', '"/b.png"', 'its picture “/b.png” is broken'],
  ['/style.css', '/styles.css', 'its stylesheet “/styles.css” is broken'],
  ['</body>', '<script src="/b.js"></script></body>', 'its script “/b.js” is broken'],
  [img, 'video poster="/b.avif"></video', 'its picture “/b.avif” is broken'],
  [img, 'video><source src="/b.mp4"></video', 'its film “/b.mp4” is broken'],
  [img, `${img} srcset="/a.png 1x, /b.png 2x"`, 'its picture “/b.png” is broken'],
  [`content="${site}/a.png"`, `content="${site}/b.png"`, `its card “${site}/b.png” is broken`],
])('reports a page with “%s” replaced by “%s”', (from, to, message) => {
  const html = readFileSync(join(out, 'Plant.html'), 'utf8');
  expect(html).toContain(from);
  write('Plant.html', html.replaceAll(from, to));
  expect(check().join('\n')).toContain(message);
});

it('reports a fault of several pages once', () => {
  rmSync(join(out, 'style.css'));
  expect(check()).toEqual([
    'out/404.html and 3 more: its stylesheet “/style.css” is broken: out/ has no such file. Fix the URL, or add the file',
  ]);
});

it('reports a draft that would be published, and a missing page', () => {
  expect(check({ names: ['Home', 'Later'] })).toEqual([
    'out/Later.html: is missing. Build the site again',
    'out/Plant.html: should not be published: it is a draft, or not in content/pages.yaml. Build without it',
  ]);
});

describe('a preview', () => {
  const closed = '<meta name="robots" content="noindex, nofollow">';
  const close = (name: string) => {
    const html = readFileSync(join(out, name), 'utf8');
    write(name, html.replace('<head>', `<head>${closed}`));
  };

  it('has to ask search engines to stay out, on each page and in robots.txt', () => {
    for (const name of ['index', 'Home', '404']) close(`${name}.html`);
    expect(check({ preview: true })).toEqual([
      'out/Plant.html: can be indexed, in a preview. See app/layout.tsx',
      'out/robots.txt: lets crawlers into a preview. See app/robots.ts',
    ]);
    close('Plant.html');
    write('robots.txt', 'User-Agent: *\nDisallow: /\n');
    expect(check({ preview: true })).toEqual([]);
  });
});

it('warns of each page whose HTML is too large', () => {
  for (const name of ['index', 'Home', 'Plant', '404']) {
    write(`${name}.html.br`, 'x'.repeat(maxPageBytes));
  }
  expect(pageSizeWarning(out)).toBeNull();
  write('Plant.html.br', 'x'.repeat(maxPageBytes + 1));
  expect(pageSizeWarning(out)).toMatch(/\nout\/Plant.html: [\d,]+ bytes with Brotli$/);
});
