import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashSource } from '@/lib/export/csp';
import { openAsFile } from './open-as-file';

test('a page’s links and files are relative, its font is in it, and its policy allows both', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const rest = '@container(width<9rem){p{color:red}}';
  const style = `@font-face{src:url(/_next/a.woff2)}${rest}`;
  const page = (hash: string, links: string, css: string) =>
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hash};img-src 'self'">${links}<style>${css}</style>`;
  const before = page(
    hashSource(style),
    '<link rel="preload" href="/_next/a.woff2" as="font" crossorigin=""><a href="/">Home</a><a href="/About#team?to=/x">About</a><a href="//other.example/">Other</a><img src="/a.avif" srcset="/a.avif 640w, /b.avif 960w" alt="/About">',
    style,
  );
  mkdirSync(join(folder, '_next'));
  writeFileSync(join(folder, '_next/a.woff2'), 'font');
  for (const name of ['index.html', 'About.html', 'About.html.br', '404.html']) {
    writeFileSync(join(folder, name), before);
  }
  openAsFile(folder);
  const embedded = `@font-face{src:url(data:font/woff2;base64,${btoa('font')})}${rest}`;
  const after = page(
    hashSource(embedded),
    '<a href="index.html">Home</a><a href="About.html#team?to=/x">About</a><a href="//other.example/">Other</a><img src="a.avif" srcset="a.avif 640w, b.avif 960w" alt="/About">',
    embedded,
  ).replaceAll("-src 'self'", "-src 'self' file:");
  expect(readFileSync(join(folder, 'About.html'), 'utf8')).toBe(after);
  expect(readFileSync(join(folder, '404.html'), 'utf8')).toBe(before);
  expect(existsSync(join(folder, 'About.html.br'))).toBe(false);
});
