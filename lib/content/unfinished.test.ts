import { expect, it } from 'vitest';
import { readContentFolder } from './content-folder';
import { testCopy } from './testing';
import { unfinished } from './unfinished';

const copy = testCopy();
const notes = () =>
  unfinished(copy.read(), readContentFolder(copy.folder).texts).filter(
    (note) => !/No page links to (ISO|Story|GDPRPolicy):/.test(note),
  );

it('lists texts to replace, a placeholder’s description, and pages that nothing links to', () => {
  expect(notes()).toEqual([]);
  copy.edit('pages/Story.yaml', 'heading: Test story', 'heading: First heading');
  const entry = `- name: Stocktakes
  title: Stocktakes
  kind: written
  updated: 2026-01-02
  description: How a stocktake is kept on its plan will appear here, from the first permit to the last.
`;
  copy.edit('pages.yaml', /$/, entry);
  copy.write('pages/Stocktakes.md', '---\nlead: New.\n---\n\n## Part {#part}\n\nText.\n');
  expect(notes()).toEqual([
    '/Story says “First heading”: write its text, or make it a draft.',
    expect.stringMatching(/^The description of Stocktakes .* is still a placeholder’s/),
    'No page links to Stocktakes: add it to a menu, or link to it.',
  ]);
  copy.edit('pages.yaml', '  description: How a', '  status: draft\n  description: How a');
  expect(notes()).toHaveLength(1);
});
