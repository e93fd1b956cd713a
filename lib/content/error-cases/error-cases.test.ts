import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent } from '../testing';
import type { ErrorCase } from './error-case';
import { fieldCases } from './fields';
import { markdownCases } from './markdown';
import { referenceCases } from './references';
import { syntaxCases } from './syntax';

const allCases = [...syntaxCases, ...fieldCases, ...referenceCases, ...markdownCases];

/** Makes the mistakes and returns the expected line for each: file, line, column, field, message. */
function applyCases(mistakes: readonly ErrorCase[], { folder, write }: ContentCopy): string[] {
  const texts = new Map<string, string>();
  mistakes.forEach(({ file, from, to, title }, index) => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    const edited = text.replace(from, () => to.replace('‸', `‸${index}‸`));
    expect(edited, title).not.toBe(text);
    texts.set(file, edited);
  });
  for (const [file, text] of texts) {
    write(file, text.replace(/‸\d+‸/g, ''));
  }
  return mistakes.map(({ file, expected }, index) => {
    const before = (texts.get(file) ?? '').split(`‸${index}‸`)[0]?.replace(/‸\d+‸/g, '') ?? '';
    const lines = before.split('\n');
    return `content/${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} ${expected}`;
  });
}

/** Matches an expected line; `…` matches the rest of a list. */
function toPattern(line: string): RegExp {
  const parts = line.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

describe('mistakes that hide others', () => {
  it.each(allCases.filter(({ isolated }) => isolated))('$what in $file', (mistake) => {
    const copy = copyContent();
    const [expected = ''] = applyCases([mistake], copy);
    const told = copy.errorLines();
    copy.remove();
    expect(told).toContainEqual(expect.stringMatching(toPattern(expected)));
  });
});

describe('more than 40 mistakes at once are reported in one run', () => {
  const together = allCases.filter(({ isolated }) => !isolated);
  let expected: string[];
  let told: string[];

  beforeAll(() => {
    const copy = copyContent();
    expected = applyCases(together, copy);
    told = copy.errorLines();
    copy.remove();
  });

  it('is tested with that many', () => expect(together.length).toBeGreaterThanOrEqual(40));

  it.each(together.map((mistake, index) => ({ ...mistake, index })))(
    '$what in $file',
    ({ index }) => {
      expect(told).toContainEqual(expect.stringMatching(toPattern(expected[index] ?? '')));
    },
  );
});
