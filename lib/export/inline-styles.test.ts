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
const printed = `<noscript><link rel="stylesheet" href="${href}" media="print"/></noscript>`;

function inlined(css: string, html = `<head>${link}</head><p>`): string {
  mkdirSync(dirname(join(out, href)), { recursive: true });
  writeFileSync(join(out, href), css);
  return createStyleInliner(out)(html, 'Story.html');
}

it('puts the styles where the link was', () => {
  expect(inlined('p{color:red}')).toBe(
    `<head><style data-precedence="next">p{color:red}</style>${printed}</head><p>`,
  );
});

it('keeps what the page has, and nothing else', () => {
  expect(inlined('p{color:red}.later,table{color:red}')).toContain('>p{color:red}</style>');
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
