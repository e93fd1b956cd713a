import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '@/lib/settings';
import { postProcess } from './post-process';

/** Next's export of one page, before post-processing. */
function exportPage(body: string): string {
  const out = mkdtempSync(join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const head =
    '<meta charset="utf-8"><meta name="referrer" content="strict-origin"><link rel="stylesheet" href="/a.css" data-precedence="next">';
  const html = `<!DOCTYPE html><html><head>${head}</head><body><p>Words</p>${body}</body></html>`;
  writeFileSync(join(out, 'Story.html'), html);
  writeFileSync(join(out, 'Story.txt'), 'a payload');
  writeFileSync(join(out, 'robots.txt'), 'User-Agent: *');
  writeFileSync(join(out, 'a.css'), 'p{color:red}');
  return out;
}

/** How `app/layout.tsx` marks the search results, which are empty in the HTML. */
const search = (name: string, props: string, content = '') =>
  `<div data-island="${name}" data-on="press" data-props='${props}'>${content}</div>`;

it('removes Next’s scripts and payloads, and writes the site’s', async () => {
  const out = exportPage('<script src="/_next/static/next-own.js"></script>');
  await postProcess(out, readSettings({}));
  const html = readFileSync(join(out, 'Story.html'), 'utf8');
  expect(html).toContain('<p>Words</p>');
  expect(html).not.toContain('next-own.js');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  expect(files).not.toContain('Story.txt');
  expect(files).toContain('robots.txt');
  const [boot = 'no boot script'] = /\/_next\/static\/site\/site-\w+\.js/.exec(html) ?? [];
  const site = readFileSync(join(out, boot), 'utf8');
  const islands = site.match(/\/_next\/static\/site\/[\w-]+\.js/g) ?? [];
  expect(islands.length).toBeGreaterThan(5);
  // Another file would delay it.
  expect(site).not.toMatch(/\bimport ?["{*]/);
  expect(files).toEqual(expect.arrayContaining(islands.map((url) => url.slice(1))));
});

it('stops at an island that isn’t registered, or that has other words by itself', async () => {
  const unknown = exportPage(search('Clock', '{}'));
  await expect(postProcess(unknown, readSettings({}))).rejects.toThrow(
    'Story.html: there’s no island Clock',
  );
  const different = exportPage(search('Search', '{"help":{"pages":[],"examples":[]}}', 'Results'));
  await expect(postProcess(different, readSettings({}))).rejects.toThrow(
    'Story.html: the island Search has other words by itself',
  );
});
