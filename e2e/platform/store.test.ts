import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from './store';
import { temporaryFolder } from './testing';

const folder = temporaryFolder();
const noLog = () => undefined;
const task = { id: '1', title: 'Grease pump 3' };

test('saves records and the tokens’ secret soon, in a file that only its owner may read', async () => {
  const file = join(folder, 'deep', 'with space 100%.json');
  const first = openStore(file, noLog);
  first.put('Task', task);
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('Grease');
  expect(statSync(file).mode & 0o077).toBe(0);

  const second = openStore(file, noLog);
  expect(second.secret).toBe(first.secret);
  expect(second.list('Task')).toEqual([task]);
});

test.each([
  ['isn’t JSON', 'SQLite format 3'],
  ['has other data', '{"records":{"Task":[]}}'],
])('starts afresh if the file %s, and keeps it under another name', (_what, text) => {
  const file = join(folder, `broken ${text.length}.json`);
  writeFileSync(file, text);
  const lines: string[] = [];
  expect(openStore(file, (line) => lines.push(line)).list('Task')).toEqual([]);
  const kept = readdirSync(folder).find((name) => name.startsWith(`broken ${text.length}.json.`));
  expect(readFileSync(join(folder, kept ?? ''), 'utf8')).toBe(text);
  expect(lines).toEqual([expect.stringContaining(`it’s now ${join(folder, kept ?? '')}`)]);
});
