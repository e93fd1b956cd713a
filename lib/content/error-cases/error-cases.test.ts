import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent, type ErrorCase } from '../testing';
import { fieldCases } from './fields';
import { imageCases } from './images';
import { markdownCases } from './markdown';
import { pageCases } from './pages';
import { referenceCases } from './references';
import { syntaxCases } from './syntax';

const siteUrl = 'https://nueces.example';
const allCases = [
  ...syntaxCases,
  ...fieldCases,
  ...pageCases,
  ...referenceCases,
  ...markdownCases,
  ...imageCases,
];

/** Applies the edits and returns the expected line of each: file, line, column, field, message. */
function applyCases(cases: readonly ErrorCase[], { folder, write }: ContentCopy): string[] {
  const texts = new Map<string, string>();
  cases.forEach(({ file, from, to, title }, index) => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    const edited = text.replace(from, () => to.replace('‸', `‸${index}‸`));
    expect(edited, title).not.toBe(text);
    texts.set(file, edited);
  });
  for (const [file, text] of texts) {
    write(file, text.replace(/‸\d+‸/g, ''));
  }
  return cases.map(({ file, expected }, index) => {
    const before = (texts.get(file) ?? '').split(`‸${index}‸`)[0]?.replace(/‸\d+‸/g, '') ?? '';
    const lines = before.split('\n');
    return `content/${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} ${expected}`;
  });
}

/** Matches an expected line, in which `…` matches any text. */
function toPattern(line: string): RegExp {
  const parts = line.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

describe('errors that mask others', () => {
  it.each(allCases.filter(({ isolated }) => isolated))('$title in $file', (errorCase) => {
    const copy = copyContent();
    const [expected = ''] = applyCases([errorCase], copy);
    const reported = copy.errorLines({ siteUrl });
    copy.remove();
    expect(reported).toContainEqual(expect.stringMatching(toPattern(expected)));
  });
});

describe('more than 40 errors reported in one run', () => {
  const combined = allCases.filter(({ isolated }) => !isolated);
  let expected: string[];
  let reported: string[];

  beforeAll(() => {
    const copy = copyContent();
    expected = applyCases(combined, copy);
    reported = copy.errorLines({ siteUrl });
    copy.remove();
  });

  it('has at least 40 cases', () => expect(combined.length).toBeGreaterThanOrEqual(40));

  it.each(combined.map((errorCase, index) => ({ ...errorCase, index })))(
    '$title in $file',
    ({ index }) => {
      expect(reported).toContainEqual(expect.stringMatching(toPattern(expected[index] ?? '')));
    },
  );
});
