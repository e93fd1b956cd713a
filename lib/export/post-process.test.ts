import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from '@/lib/settings';
import { postProcess } from './post-process';

const folders: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const file = '<script src="/_next/static/a.js" async=""></script>';
const sharedFile = '<script src="/_next/static/shared.js" async=""></script>';
const data = '<script>self.__next_f=[]</script>';

/** The HTML of a page with Next's scripts after post-processing, and the site's script. */
async function processPage(scripts: string, without: readonly string[] = []) {
  const out = mkdtempSync(join(tmpdir(), 'finish-'));
  folders.push(out);
  const head =
    '<meta charset="utf-8"><meta name="referrer" content="strict-origin"><link rel="stylesheet" href="/a.css" data-precedence="next">';
  const page = (inBody: string) =>
    `<!DOCTYPE html><html><head>${head}</head><body><p>Words</p>${inBody}</body></html>`;
  writeFileSync(join(out, 'Story.html'), page(scripts));
  writeFileSync(join(out, '404.html'), page(`${data}${sharedFile}`));
  writeFileSync(join(out, 'a.css'), 'p{color:red}');
  await postProcess(out, readSettings({}), without);
  const folder = join(out, '_next/static/site');
  const script = readdirSync(folder).find((name) => /^site-.*\.js$/.test(name)) ?? 'no script';
  return {
    html: readFileSync(join(out, 'Story.html'), 'utf8'),
    script: readFileSync(join(folder, script), 'utf8'),
  };
}

const policy = '<meta http-equiv="Content-Security-Policy"';

it('removes React’s scripts and style sheets from the page, for the site’s script to load', async () => {
  const { html, script } = await processPage(`${data}${sharedFile}${file}`);
  expect(html).toContain('<style data-precedence="next">p{color:red}</style>');
  expect(html).toContain('"scripts":["/_next/static/a.js"]');
  expect(script).toContain('["/_next/static/shared.js"]');
  expect(html).not.toContain(file);
  expect(html).not.toContain(data);
});

it('warns when Next’s output has changed, and builds a complete page that loads more slowly', async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue();
  const { html } = await processPage(file);
  expect(warnings.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Story\.html: slower, without react-later: NextOutputError: Story\.html has 0 inline scripts and 1 script files\. The export last worked with Next [\d.]+,/,
      ),
    ],
  ]);
  expect(html).toContain('<p>Words</p><script src="/_next/static/a.js" defer></script>');
  expect(html).toMatch(/<script src="\/_next\/static\/site\/site-\w+\.js" defer>/);
  expect(html).toContain('<link rel="stylesheet" href="/a.css"');
  expect(html).toContain(policy);
});

it('skips a step on request', async () => {
  const { html } = await processPage(`${data}${file}`, ['critical-css']);
  expect(html).toContain('<link rel="stylesheet" href="/a.css"');
  expect(html).toContain('"sheets":[]');
  expect(html).toContain(policy);
});
