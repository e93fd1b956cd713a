import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isScalar, parseDocument } from 'yaml';
import { changedAt, contentYaml, pathsOf } from './testing';
import { findText, replaceText } from './yaml-value';

/** Text as a writer types it, and text that YAML could take for something else. */
const words = fc
  .oneof(
    fc.lorem({ maxCount: 40 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 }),
    fc.constantFrom('true', '12', '2026-11-20', '~', '- a', '# b', 'c: d', '{name} “e”', '[f], é'),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');

const texts = contentYaml().flatMap((file) =>
  pathsOf(file.value, (item) => typeof item === 'string').map((path) => ({ ...file, path })),
);

it('replaces any text of the content, and changes nothing else in its file', () => {
  expect(texts.length).toBeGreaterThan(1000);
  fc.assert(
    fc.property(fc.constantFrom(...texts), words, ({ source, value, path }, text) => {
      const found = findText(source, path);
      if (found === null) throw new Error('not found');
      const edited = replaceText(source, path, text);
      expect(edited.slice(0, found.start)).toBe(source.slice(0, found.start));
      const node = parseDocument(source).getIn(path, true);
      const [start, end] = (isScalar(node) && node.range) || [0, 0];
      expect(edited.endsWith(source.slice(start + source.slice(start, end).trimEnd().length))).toBe(
        true,
      );
      const parsed = parseDocument(edited);
      expect(parsed.errors).toEqual([]);
      expect(parsed.toJS()).toEqual(changedAt(value, path, () => text));
    }),
  );
});

it('keeps quotes and comments', () => {
  const source = 'a: "one" # note\nb: 12\nc: >- # why\n  folded\n  words\n';
  expect(replaceText(source, ['a'], 'two')).toBe(source.replace('"one"', '"two"'));
  expect(replaceText(source, ['b'], '13')).toBe(source.replace('12', '13'));
  expect(replaceText(source, ['c'], 'one')).toBe(source.replace('folded\n  words', 'one'));
});

const long =
  'A sentence that has more words than fit on one line, which has room for a hundred and six characters, or so.';

it('folds a long text like the rest', () => {
  const lines = replaceText('list:\n  - field: short\n', ['list', 0, 'field'], long).split('\n');
  expect(lines.slice(1, 3)).toEqual(['  - field: >-', expect.stringMatching(/^ {6}A sentence/)]);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(106);
});

it('doesn’t fold a text before a comment, which would become part of it', () => {
  expect(replaceText('a: "short" # note\n', ['a'], long)).toBe(`a: "${long}" # note\n`);
});
