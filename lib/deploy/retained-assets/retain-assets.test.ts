import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listHashedFiles, listName, loadList, parseList } from './hashed-files';
import { openPreviousBuild, retainAssets } from './retain-assets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retain-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = (words: string) => `console.log('${words}');\n`.repeat(20);

function writeExport(name: string, day: string, scripts: readonly string[]): string {
  const out = join(folder, name);
  for (const file of scripts) {
    const path = join(out, '_next/static/chunks', `${file}.js`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, script(file));
    writeFileSync(`${path}.br`, 'compressed');
  }
  listHashedFiles(out, day);
  return out;
}

const chunk = (name: string) => `_next/static/chunks/${name}.js`;

describe('hashed files of previous builds', () => {
  it('are copied into the new build and compressed', async () => {
    const out = writeExport('new', '2026-11-20', ['kept', 'new']);
    const previous = await openPreviousBuild(writeExport('old', '2026-11-01', ['kept', 'old']));
    expect(await retainAssets(out, previous, '2026-11-20')).toEqual({ retained: 1, expired: 0 });
    expect(await retainAssets(out, previous, '2026-11-20')).toEqual({ retained: 0, expired: 0 });
    expect(readFileSync(join(out, chunk('old')), 'utf8')).toBe(script('old'));
    const compressed = readFileSync(join(out, `${chunk('old')}.br`));
    expect(brotliDecompressSync(compressed).toString()).toBe(script('old'));
    expect(loadList(out)).toEqual({
      [chunk('kept')]: '2026-11-20',
      [chunk('new')]: '2026-11-20',
      [chunk('old')]: '2026-11-01',
    });
  });

  it('are retained until 30 days after the last build that used them', async () => {
    const first = writeExport('first', '2026-10-01', ['first']);
    const second = writeExport('second', '2026-10-20', ['second']);
    await retainAssets(second, await openPreviousBuild(first), '2026-10-20');
    const third = writeExport('third', '2026-11-05', ['third']);
    const result = await retainAssets(third, await openPreviousBuild(second), '2026-11-05');
    expect(result).toEqual({ retained: 1, expired: 1 });
    expect(existsSync(join(third, chunk('second')))).toBe(true);
    expect(existsSync(join(third, chunk('first')))).toBe(false);
  });

  it('can be fetched from the published site', async () => {
    const old = writeExport('old', '2026-11-01', ['old']);
    const host = createServer((request, response) => {
      const file = join(old, request.url ?? '');
      if (existsSync(file)) response.end(readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo; // It listens on a port, not a pipe.
    const site = `http://127.0.0.1:${port}/AITeam`;
    try {
      const out = writeExport('new', '2026-11-20', ['new']);
      expect((await retainAssets(out, await openPreviousBuild(site), '2026-11-20')).retained).toBe(
        1,
      );
      expect(readFileSync(join(out, chunk('old')), 'utf8')).toBe(script('old'));
      rmSync(join(old, listName));
      await expect(openPreviousBuild(site)).rejects.toThrow(
        `http://127.0.0.1:${port}/hashed-files.json returned status 404`,
      );
    } finally {
      host.close();
    }
  });
});

describe('a list of hashed files', () => {
  it.each([
    '../../etc/passwd',
    '_next/static/chunks/../../../index.html',
    '/_next/static/a.js',
    'index.html',
    '_next/static/.htaccess',
    '_next\\static\\a.js',
  ])('is rejected if it contains the path %s', (path) => {
    const list = JSON.stringify({ [path]: '2026-11-01' });
    expect(() => parseList(list, 'https://old.example')).toThrow('is not a list of hashed files');
  });

  it.each(['<!doctype html>', '', '[]', '{"_next/static/a.js":"yesterday"}'])(
    'is rejected if it’s %s',
    (text) => {
      expect(() => parseList(text, 'https://old.example')).toThrow(
        'https://old.example is not a list',
      );
    },
  );

  it('must exist', () => {
    mkdirSync(join(folder, 'empty'));
    expect(() => loadList(join(folder, 'empty'))).toThrow('the output of `npm run build`');
  });
});
