import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isScalar, parseDocument } from 'yaml';
import { type FieldPath, valueAt, walk } from '../tree';
import { editYaml, findText, type ListAction, listActions } from './edit-yaml';

/** Each style of text and list in content/. Parsing a whole file of it in each run takes too long. */
const source = `# About the file
title: Plain words # a note
quoted: "{name}: one record"
single: 'A lead: in quotes'
folded: >-
  Words that are folded
  over two lines
records: [PTW-1, "LOTO, 1", Incident 1]
link: { label: Test demo, to: Demo }
points:
  # about the first
  - title: First point
    text: >-
      Words of the first
      point.
  - { title: Second point, text: 'Its words' }

  # about the third
  - title: Third point
    names:
      - Pecos
      - Llano
only:
  - one
end: Last words
`;
const content: unknown = parseDocument(source).toJS();
const texts: FieldPath[] = [];
const entries: { path: FieldPath; index: number }[] = [];
walk(content, [], (value, path) => {
  const index = path.at(-1);
  if (typeof value === 'string') texts.push(path);
  if (typeof index === 'number') entries.push({ path: path.slice(0, -1), index });
});

function expectedValue(path: FieldPath, value: unknown): unknown {
  const document = parseDocument(source);
  document.setIn(path, value);
  return document.toJS();
}

/** Text as a writer types it, and text that YAML could take for something else. */
const words = fc
  .oneof(
    fc.lorem({ maxCount: 40 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 }),
    fc.constantFrom('true', '12', '2026-11-20', '~', '- a', '# b', 'c: d', '{name} “e”', '[f], é'),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');

it('replaces any text, and writes everything before and after it back byte for byte', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), words, (path, text) => {
      const start = findText(source, path)?.start;
      const edited = editYaml(source, path, { set: text });
      expect(edited.slice(0, start)).toBe(source.slice(0, start));
      const node = parseDocument(source).getIn(path, true);
      const end = isScalar(node) ? node.range?.[1] : undefined;
      expect(edited.endsWith(source.slice(end))).toBe(true);
      const parsed = parseDocument(edited);
      expect(parsed.errors).toEqual([]);
      expect(parsed.toJS()).toEqual(expectedValue(path, text));
    }),
  );
});

/** The list after the action; null if it isn't possible. */
function expectedList(list: unknown, index: number, action: ListAction): unknown[] | null {
  if (!Array.isArray(list)) throw new Error('not a list');
  const other = action === 'up' ? index - 1 : index + 1;
  if (action === 'copy') return list.toSpliced(index + 1, 0, list[index]);
  if (action === 'remove') return list.length === 1 ? null : list.toSpliced(index, 1);
  if (other < 0 || other >= list.length) return null;
  return list.with(index, list[other]).with(other, list[index]);
}

it('changes any list, and no other field', () => {
  const anyEntry = fc.constantFrom(...entries);
  fc.assert(
    fc.property(anyEntry, fc.constantFrom(...listActions), ({ path, index }, action) => {
      const list = expectedList(valueAt(content, path), index, action);
      if (list === null) {
        expect(() => editYaml(source, [...path, index], action)).toThrow('list');
        return;
      }
      const edited = parseDocument(editYaml(source, [...path, index], action));
      expect(edited.errors).toEqual([]);
      expect(edited.toJS()).toEqual(expectedValue(path, list));
    }),
  );
});
