import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ContentError } from '../problem';
import { readContent } from '../read';
import { fields } from './fields';
import { markdown } from './markdown';
import { names } from './names';
import type { Seeded } from './seeded';
import { syntax } from './syntax';

const all = [...syntax, ...fields, ...names, ...markdown];

function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  return folder;
}

/** Makes the mistakes, and gives the line that each has to be told in: file, line, column, field, words. */
function seed(mistakes: readonly Seeded[], folder: string): string[] {
  const texts = new Map<string, string>();
  mistakes.forEach(({ file, from, to, what }, index) => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    expect(text, what).toContain(from);
    texts.set(
      file,
      text.replace(from, () => to.replace('‸', `‸${index}‸`)),
    );
  });
  for (const [file, text] of texts) {
    writeFileSync(join(folder, file), text.replace(/‸\d+‸/g, ''));
  }
  return mistakes.map(({ file, told }, index) => {
    const before = (texts.get(file) ?? '').split(`‸${index}‸`)[0]?.replace(/‸\d+‸/g, '') ?? '';
    const lines = before.split('\n');
    return `content/${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} ${told}`;
  });
}

function linesTold(folder: string): string[] {
  try {
    readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
}

/** A line as it is expected, where `…` stands for a list that goes on. */
function matching(line: string): RegExp {
  const parts = line.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

describe('mistakes that hide others', () => {
  it.each(all.filter(({ alone }) => alone))('$what in $file', (mistake) => {
    const folder = copyOfContent();
    const [expected = ''] = seed([mistake], folder);
    const told = linesTold(folder);
    rmSync(folder, { recursive: true });
    expect(told).toContainEqual(expect.stringMatching(matching(expected)));
  });
});

describe('more than forty mistakes made together are told in one run', () => {
  const together = all.filter(({ alone }) => !alone);
  let expected: string[];
  let told: string[];

  beforeAll(() => {
    const copy = copyOfContent();
    expected = seed(together, copy);
    told = linesTold(copy);
    rmSync(copy, { recursive: true });
  });

  it('are so many', () => expect(together.length).toBeGreaterThanOrEqual(40));

  it.each(together.map((mistake, index) => ({ ...mistake, index })))(
    '$what in $file',
    ({ index }) => {
      expect(told).toContainEqual(expect.stringMatching(matching(expected[index] ?? '')));
    },
  );
});
