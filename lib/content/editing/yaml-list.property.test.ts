import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { changedAt, contentYaml, pathsOf } from './testing';
import { changeList, type ListAction, listActions, renameCopy } from './yaml-list';

/** The list after the action; null if it isn't possible. */
function expectedList(list: unknown, index: number, action: ListAction): unknown[] | null {
  if (!Array.isArray(list)) throw new Error('not a list');
  const other = action === 'up' ? index - 1 : index + 1;
  if (action === 'copy') return list.toSpliced(index + 1, 0, list[index]);
  if (action === 'remove') return list.length === 1 ? null : list.toSpliced(index, 1);
  if (other < 0 || other >= list.length) return null;
  return list.with(index, list[other]).with(other, list[index]);
}

const entries = contentYaml().flatMap((file) =>
  pathsOf(file.value, () => true).flatMap((path) => {
    const index = path.at(-1);
    return typeof index === 'number' ? [{ ...file, path: path.slice(0, -1), index }] : [];
  }),
);

it('changes any list of the content, and nothing else in its file', () => {
  expect(entries.length).toBeGreaterThan(1000);
  const anyEntry = fc.constantFrom(...entries);
  fc.assert(
    fc.property(anyEntry, fc.constantFrom(...listActions), (entry, action) => {
      const { source, value, path, index } = entry;
      let isPossible = true;
      const expected = changedAt(value, path, (list) => {
        const changed = expectedList(list, index, action);
        isPossible = changed !== null;
        return changed;
      });
      if (!isPossible) {
        expect(() => changeList(source, path, index, action)).toThrow('list');
        return;
      }
      const edited = parseDocument(changeList(source, path, index, action));
      expect(edited.errors).toEqual([]);
      expect(edited.toJS()).toEqual(expected);
    }),
  );
});

it('moves an entry with the comments above it', () => {
  const source = 'items:\n  - a\n  # about b\n  - b\nend: 1\n';
  const moved = 'items:\n  # about b\n  - b\n  - a\nend: 1\n';
  expect(changeList(source, ['items'], 1, 'up')).toBe(moved);
});

it.each<[ListAction, string]>([
  ['remove', '# about the file\n- b\n'],
  ['down', '# about the file\n- b\n- a\n'],
  ['copy', '# about the file\n- a\n- a\n- b\n'],
])('leaves the comment at the start of the file in its place: %s', (action, expected) => {
  expect(changeList('# about the file\n- a\n- b\n', [], 0, action)).toBe(expected);
});

it('moves an entry in a file that starts with an empty line', () => {
  const moved = changeList('\n# about the file\n- a\n- b\n', [], 1, 'up');
  expect(moved).toBe('\n# about the file\n- b\n- a\n');
});

it.each<[ListAction, string]>([
  ['copy', 'list:\n  - a\n  - b\n  - b'],
  ['up', 'list:\n  - b\n  - a'],
  ['remove', 'list:\n  - a'],
])('changes a list at the end of a text without a line break: %s', (action, expected) => {
  expect(changeList('list:\n  - a\n  - b', ['list'], 1, action)).toBe(expected);
});

it.each<[ListAction, string]>([
  ['copy', '- - a\n  - a\n  - b\n- c\n'],
  ['down', '- - b\n  - a\n- c\n'],
  ['remove', '- - b\n- c\n'],
])('changes a list within a list: %s', (action, expected) => {
  expect(changeList('- - a\n  - b\n- c\n', [0], 0, action)).toBe(expected);
});

it('leaves an empty line between entries in its place', () => {
  const moved = changeList('a:\n  - one\n\n  # about two\n  - two\n', ['a'], 0, 'down');
  expect(moved).toBe('a:\n  # about two\n  - two\n\n  - one\n');
});

it('gives a copy an ID and a name of its own', () => {
  const source = '- name: Milam\n  id: milam\n- name: Milam 2\n  id: milam-2\n';
  const copied = renameCopy(changeList(source, [], 0, 'copy'), [], 0);
  expect(parseDocument(copied).toJS()).toEqual([
    { name: 'Milam', id: 'milam' },
    { name: 'Milam 3', id: 'milam-3' },
    { name: 'Milam 2', id: 'milam-2' },
  ]);
});

it('gives a copied section a heading of its own', () => {
  const source = 'sections:\n  - id: reviews\n    heading: Reviews\n';
  const path = ['sections'];
  const copied = renameCopy(changeList(source, path, 0, 'copy'), path, 0);
  expect(copied).toBe(`${source}  - id: reviews-2\n    heading: Reviews 2\n`);
});
