import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parsePage, serializePage } from './html';
import {
  checkPageFiles,
  refuseScripts,
  removeNextScripts,
  requireElement,
  versionNote,
} from './next-output';

const page = (html: string) => ({ file: 'Story.html', tree: parsePage(html) });
/** What the message of every problem ends with. */
const versions =
  /\. The export last worked with Next [\d.]+, and this is Next [\w.-]+: see “When Next changes” in lib\/export\/README\.md\.$/;

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'next-'));
  for (const name of ['index.html', '404.html', '_not-found.html', 'Story.html', '_a.txt']) {
    writeFileSync(join(out, name), '');
  }
});
afterEach(() => rmSync(out, { recursive: true }));

it('names what a page lacks, and the last version that worked', () => {
  const withoutMain = () => requireElement(page('<p>'), 'main');
  expect(withoutMain).toThrow('Story.html has no main');
  expect(withoutMain).toThrow(versions);
});

it('removes every script but JSON-LD, and reports content that only a script would show', () => {
  const { tree } = page(
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>',
  );
  removeNextScripts({ file: 'Story.html', tree });
  expect(serializePage(tree)).not.toContain('a.js');
  expect(serializePage(tree)).toContain('ld+json');
  expect(() => removeNextScripts(page('<div hidden id="S:0">Words</div>'))).toThrow(
    'Story.html has streamed content, a div element',
  );
});

it('refuses a script that isn’t Next’s, and says what counts visits', () => {
  const own = '<script src="/_next/a.js"></script><script>self.__next_f.push([1])</script>';
  expect(() => refuseScripts(page(own))).not.toThrow();
  for (const script of [
    '<script async src="https://stats.example/s.js"></script>',
    '<link rel="preload" as="script" href="https://stats.example/s.js">',
    '<script>dataLayer = []</script>',
  ]) {
    expect(() => refuseScripts(page(own + script))).toThrow(
      /^Story\.html has a script .*`analytics`/,
    );
  }
});

it.each(['index.html', '404.html'])('reports that Next wrote no %s', (name) => {
  rmSync(join(out, name));
  expect(() => checkPageFiles(out)).toThrow(`Next wrote no out/${name}`);
});

it('adds a note about Next to other problems unless the installed version is the verified one', () => {
  expect(versionNote('99.0.0-canary.1')).toMatch(/^\nThe export .* Next 99\.0\.0-canary\.1: /);
  expect(versionNote()).toBe('');
});
