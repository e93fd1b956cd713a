import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CopiedContent, copyContent } from '../testing';
import { fields } from './fields';
import { markdown } from './markdown';
import type { Mistake } from './mistake';
import { names } from './names';
import { syntax } from './syntax';

const all = [...syntax, ...fields, ...names, ...markdown];

/** Makes the mistakes and returns the expected line for each: file, line, column, field, message. */
function make(mistakes: readonly Mistake[], { folder, write }: CopiedContent): string[] {
  const texts = new Map<string, string>();
  mistakes.forEach(({ file, from, to, what }, index) => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8');
    const edited = text.replace(from, () => to.replace('‸', `‸${index}‸`));
    expect(edited, what).not.toBe(text);
    texts.set(file, edited);
  });
  for (const [file, text] of texts) {
    write(file, text.replace(/‸\d+‸/g, ''));
  }
  return mistakes.map(({ file, told }, index) => {
    const before = (texts.get(file) ?? '').split(`‸${index}‸`)[0]?.replace(/‸\d+‸/g, '') ?? '';
    const lines = before.split('\n');
    return `content/${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} ${told}`;
  });
}

/** Matches an expected line; `…` matches the rest of a list. */
function matching(line: string): RegExp {
  const parts = line.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

describe('mistakes that hide others', () => {
  it.each(all.filter(({ alone }) => alone))('$what in $file', (mistake) => {
    const copy = copyContent();
    const [expected = ''] = make([mistake], copy);
    const told = copy.told();
    copy.remove();
    expect(told).toContainEqual(expect.stringMatching(matching(expected)));
  });
});

describe('more than 40 mistakes at once are reported in one run', () => {
  const together = all.filter(({ alone }) => !alone);
  let expected: string[];
  let told: string[];

  beforeAll(() => {
    const copy = copyContent();
    expected = make(together, copy);
    told = copy.told();
    copy.remove();
  });

  it('is tested with that many', () => expect(together.length).toBeGreaterThanOrEqual(40));

  it.each(together.map((mistake, index) => ({ ...mistake, index })))(
    '$what in $file',
    ({ index }) => {
      expect(told).toContainEqual(expect.stringMatching(matching(expected[index] ?? '')));
    },
  );
});
