import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { changeList, type ListAction, renameCopy } from './yaml-list';
import { replaceText } from './yaml-value';

it('keeps the quotes and comments of a text, and what’s after it', () => {
  const source = 'a: "one" # note\nb: 12\nc: >- # why\n  folded\n  words\n# end\nd: 1\n';
  expect(replaceText(source, ['a'], 'two')).toBe(source.replace('"one"', '"two"'));
  expect(replaceText(source, ['b'], '13')).toBe(source.replace('12', '13'));
  expect(replaceText(source, ['c'], 'one')).toBe(source.replace('folded\n  words', 'one'));
});

const long =
  'A sentence that has more words than fit on one line, which has room for a hundred and six characters, or so.';

it('folds a long text like the rest, except before a comment, which would become part of it', () => {
  const lines = replaceText('list:\n  - field: short\n', ['list', 0, 'field'], long).split('\n');
  expect(lines.slice(1, 3)).toEqual(['  - field: >-', expect.stringMatching(/^ {6}A sentence/)]);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(106);
  expect(replaceText('a: "short" # note\n', ['a'], long)).toBe(`a: "${long}" # note\n`);
});

it.each<[string, number, ListAction, string]>([
  ['# about the file\n- a\n- b\n', 0, 'remove', '# about the file\n- b\n'],
  ['# about the file\n- a\n- b\n', 0, 'down', '# about the file\n- b\n- a\n'],
  ['# about the file\n- a\n- b\n', 0, 'copy', '# about the file\n- a\n- a\n- b\n'],
  ['\n# about the file\n- a\n- b\n', 1, 'up', '\n# about the file\n- b\n- a\n'],
  ['- a\n# about b\n- b\n', 1, 'up', '# about b\n- b\n- a\n'],
  ['- a\n\n# about b\n- b\n', 0, 'down', '# about b\n- b\n\n- a\n'],
  // At the end of a file without a line break.
  ['- a\n- b', 1, 'copy', '- a\n- b\n- b'],
  ['- a\n- b', 1, 'up', '- b\n- a'],
  ['- a\n- b', 1, 'remove', '- a'],
])(
  'leaves comments and empty lines of a list in their place: %j, %i %s',
  (source, index, action, expected) => {
    expect(changeList(source, [], index, action)).toBe(expected);
  },
);

it('gives a copy an ID, and a name or a heading of its own', () => {
  const agents = '- name: Milam\n  id: milam\n- name: Milam 2\n  id: milam-2\n';
  const copied = renameCopy(changeList(agents, [], 0, 'copy'), [], 0);
  expect(parseDocument(copied).toJS()).toEqual([
    { name: 'Milam', id: 'milam' },
    { name: 'Milam 3', id: 'milam-3' },
    { name: 'Milam 2', id: 'milam-2' },
  ]);
  const section = '- id: reviews\n  heading: Reviews\n';
  expect(renameCopy(changeList(section, [], 0, 'copy'), [], 0)).toBe(
    `${section}- id: reviews-2\n  heading: Reviews 2\n`,
  );
});
