import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml, type ListAction } from './edit-yaml';

const long =
  'A sentence that has more words than fit on one line, which has room for a hundred and six characters, or so.';

it('folds a long text like the rest, except before a comment, which would become part of it', () => {
  const lines = editYaml('list:\n  - field: short\n', ['list', 0, 'field'], { set: long }).split(
    '\n',
  );
  expect(lines.slice(1, 3)).toEqual(['  - field: >-', expect.stringMatching(/^ {6}A sentence/)]);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(106);
  expect(editYaml('a: "short" # note\n', ['a'], { set: long })).toBe(`a: "${long}" # note\n`);
});

it.each<[string, number, ListAction, string]>([
  ['# about the file\n- a\n- b\n', 0, 'remove', '# about the file\n- b\n'],
  ['\n# about the file\n- a\n- b\n', 1, 'up', '\n# about the file\n- b\n- a\n'],
  ['- a\n# about b\n- b\n', 1, 'up', '# about b\n- b\n- a\n'],
  ['- a\n\n# about b\n- b\n', 0, 'down', '# about b\n- b\n\n- a\n'],
  // At the end of a file without a line break.
  ['- a\n- b', 1, 'up', '- b\n- a'],
  ['- a\n- b', 1, 'remove', '- a'],
  ['[a, b, c]', 0, 'remove', '[b, c]'],
])(
  'leaves comments and empty lines of a list in their place: %j, %i %s',
  (source, index, action, expected) => {
    expect(editYaml(source, [index], action)).toBe(expected);
  },
);

it('gives a copy an ID, and a name or a heading of its own', () => {
  const agents = '- name: Milam\n  id: milam\n- name: Milam 2\n  id: milam-2\n';
  expect(parse(editYaml(agents, [0], 'copy'))).toEqual([
    { name: 'Milam', id: 'milam' },
    { name: 'Milam 3', id: 'milam-3' },
    { name: 'Milam 2', id: 'milam-2' },
  ]);
  const section = '- id: reviews\n  heading: Reviews\n';
  expect(editYaml(section, [0], 'copy')).toBe(`${section}- id: reviews-2\n  heading: Reviews 2\n`);
});

it('adds a field to a group, and an entry to a list', () => {
  const source = 'sections:\n  - id: one\n    heading: One\n    lead: More\n# about two\n';
  expect(
    editYaml(source, ['sections', 0, 'picture'], { put: { file: 'a.png' }, after: 'heading' }),
  ).toBe(source.replace('    lead', '    picture:\n      file: a.png\n    lead'));
  expect(editYaml(source, ['sections', 1], { insert: { id: 'two' } })).toBe(
    source.replace('# about', '  - id: two\n# about'),
  );
  expect(editYaml('- a\n# about b\n- b\n', [1], { insert: 'c' })).toBe(
    '- a\n- c\n# about b\n- b\n',
  );
});
