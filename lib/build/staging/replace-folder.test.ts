import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyOver, replaceFolder } from './replace-folder';

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => rmSync(work, { recursive: true }));

const at = (...path: string[]) => join(work, ...path);

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(at(folder, name)), { recursive: true });
    writeFileSync(at(folder, name), text);
  }
}

/** The files of a folder and their texts. */
function read(folder: string): Record<string, string> {
  const files = readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file.slice(at(folder).length + 1), readFileSync(file, 'utf8')]),
  );
}

const older = {
  'index.html': 'old',
  'Gone.html': 'old',
  'Gone/data/a.txt': 'old',
  'js/a1.js': '1',
};
const newer = { 'index.html': 'new', 'New.html': 'new', 'js/a1.js': '1', 'js/b2.js': '2' };

test('replaces a folder and sets the old one aside', () => {
  write('to', older);
  write('from', newer);
  replaceFolder(at('from'), at('to'), at('aside'));
  expect(read('to')).toEqual(newer);
  expect(read('aside')).toEqual(older);
  expect(readdirSync(work).sort()).toEqual(['aside', 'to']);
});

test('creates the folder if it’s missing', () => {
  write('from', newer);
  replaceFolder(at('from'), at('to'), at('aside'));
  expect(readdirSync(work)).toEqual(['to']);
  expect(read('to')).toEqual(newer);
});

test('replaces the folder that a link leads to, and keeps the link', () => {
  write('elsewhere/to', older);
  write('from', newer);
  symlinkSync(at('elsewhere/to'), at('to'), 'junction');
  replaceFolder(at('from'), at('to'), at('aside'));
  expect(read('elsewhere/to')).toEqual(newer);
  expect(read('to')).toEqual(newer);
});

test('copies the files if the folder can’t be renamed', () => {
  write('to', older);
  write('from', newer);
  // A folder can’t be moved into itself.
  replaceFolder(at('from'), at('to'), at('to/aside'));
  expect(read('to')).toEqual(newer);
});

test('puts the old folder back if the new one can’t be moved', () => {
  write('to', older);
  expect(() => replaceFolder(at('missing'), at('to'), at('aside'))).toThrow();
  expect(read('to')).toEqual(older);
});

test('copies with timestamps, and leaves no folder of deleted files', () => {
  write('to', older);
  write('from', newer);
  utimesSync(at('from/index.html'), 1000, 1000);
  copyOver(at('from'), at('to'));
  expect(statSync(at('to/index.html')).mtimeMs).toBe(1_000_000);
  expect(readdirSync(at('to')).sort()).toEqual(['New.html', 'index.html', 'js']);
});
