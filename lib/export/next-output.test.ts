import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parsePage } from './html';
import {
  checkPageFiles,
  NextOutputError,
  requireElement,
  takeNextScripts,
  versionNote,
} from './next-output';

const page = (html: string) => ({ file: 'Story.html', tree: parsePage(html) });
const versions =
  /^(.*)\. The export last worked with Next [\d.]+, and this is Next [\w.-]+: see “When Next changes” in lib\/export\/README\.md\.$/;

/** The problem in a NextOutputError's message, which must end with both versions. */
function problemOf(step: () => void): string | undefined {
  try {
    step();
  } catch (error) {
    expect(error).toBeInstanceOf(NextOutputError);
    return versions.exec(String(error instanceof Error && error.message))?.[1];
  }
  return undefined;
}

describe('when Next’s output changes, the message has the problem and the last version that worked', () => {
  it('for an element that a page lacks', () => {
    expect(problemOf(() => requireElement(page('<p>'), 'main'))).toBe('Story.html has no main');
  });

  it('for a page without inline scripts', () => {
    expect(problemOf(() => takeNextScripts(page('<script src="/a.js"></script>')))).toBe(
      'Story.html has 0 inline scripts and 1 script files',
    );
  });
});

describe('checkPageFiles', () => {
  let out: string;
  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'next-'));
    for (const name of ['index.html', '404.html', '_not-found.html', 'Story.html', '_a.txt']) {
      writeFileSync(join(out, name), '');
    }
  });
  afterEach(() => rmSync(out, { recursive: true }));

  it('accepts the pages that Next writes', () => {
    expect(() => checkPageFiles(out)).not.toThrow();
  });

  it.each(['index.html', '404.html'])('reports that Next wrote no %s', (name) => {
    rmSync(join(out, name));
    expect(problemOf(() => checkPageFiles(out))).toBe(`Next wrote no out/${name}`);
  });

  it('reports that Next wrote nothing', () => {
    expect(problemOf(() => checkPageFiles(join(out, 'gone')))).toBe('Next wrote no out/index.html');
  });

  it('reports an internal page of Next’s under another name', () => {
    writeFileSync(join(out, '_missing.html'), '');
    expect(problemOf(() => checkPageFiles(out))).toBe(
      'Next wrote out/_missing.html, which is not a page of the site',
    );
  });
});

describe('the note under other problems', () => {
  it('has both versions if the installed one isn’t verified', () => {
    expect(versionNote('99.0.0-canary.1')).toMatch(
      /^\nThe export last worked with Next [\d.]+, and this is Next 99\.0\.0-canary\.1: /,
    );
  });

  it('is empty if the installed version is the verified one', () => {
    expect(versionNote()).toBe('');
  });
});
