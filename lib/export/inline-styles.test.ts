import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStyleInliner } from './inline-styles';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const href = '/_next/static/chunks/a.css';
const link = `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;

function inlined(css: string, html = `<head>${link}</head><p>`, data = ''): string {
  mkdirSync(dirname(join(out, href)), { recursive: true });
  writeFileSync(join(out, href), css);
  return createStyleInliner(out)(html, 'Story.html', data);
}

it('puts the styles where the link was', () => {
  expect(inlined('p{color:red}')).toBe(
    '<head><style data-precedence="next">p{color:red}</style></head><p>',
  );
});

it('keeps what the page’s data and the scripts show later, and nothing else', () => {
  mkdirSync(join(out, '_next/static/chunks'), { recursive: true });
  writeFileSync(join(out, '_next/static/chunks/b.js'), '(0,a.jsx)("p",{className:"later"})');
  const kept = '.deep{color:red}.later{color:red}';
  const data = '1:["$","p",null,{"className":"deep"}]';
  const html = `<head>${link}</head><p><script src="/_next/static/chunks/b.js" async=""></script>`;
  expect(inlined(`${kept}.other,table{color:red}`, html, data)).toContain(`>${kept}</style>`);
});

it('lets addresses count from the page', () => {
  const face = (address: string) => `@font-face{font-family:a;src:url(${address})format("woff2")}`;
  expect(inlined(face('../media/a.woff2'))).toContain(face('/_next/static/media/a.woff2'));
  expect(inlined(face('/fonts/a.woff2'))).toContain(face('/fonts/a.woff2'));
  expect(inlined(face('data:font/woff2;base64,AA=='))).toContain(
    'url(data:font/woff2;base64,AA==)',
  );
});

it('keeps dollar signs, which a replacement would read', () => {
  expect(inlined('p:after{content:"$& $1"}')).toContain('content:"$& $1"');
});

it('refuses a sheet that would end its element', () => {
  expect(() => inlined('p:after{content:"</style>"}')).toThrow('contains "</style"');
});

it('names the page that links no sheet', () => {
  expect(() => inlined('', '<head></head>')).toThrow('Story.html does not link a style sheet');
});
