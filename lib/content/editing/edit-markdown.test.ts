import { expect, it } from 'vitest';
import { replaceBlock } from './edit-markdown';

const front = '---\nlead: x\n---\n\n## A {#a}\n\n';

it('replaces a list item, and wraps it like before', () => {
  const item = `- Item\n  ${'word '.repeat(30).trim()}\n`;
  const lines = replaceBlock(front + item, [7, 1], 'other '.repeat(40).trim())
    .split('\n')
    .slice(6);
  expect(lines[0]).toMatch(/^- other/);
  expect(lines[1]).toMatch(/^ {2}other/);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110);
});

it.each(['# A heading', '- a list', '> a quotation', ''])('keeps it a paragraph: %j', (text) => {
  expect(() => replaceBlock(`${front}Words.\n`, [7, 1], text)).toThrow('the page’s layout');
});
