import type { Nodes } from 'mdast';
import type { Problem } from '../problem';

export interface Mistakes {
  readonly found: Problem[];
  /** At the place where a part of the text begins. */
  at(node: Nodes | undefined, message: string): void;
  /** At the first place of some words within a part of the text. */
  within(node: Nodes, words: string, message: string): void;
}

/** Gathers the mistakes of one Markdown file, each with line and column. */
export function mistakesOf(file: string, source: string): Mistakes {
  const found: Problem[] = [];
  function add(offset: number, message: string) {
    const before = source.slice(0, offset).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    found.push({ file, line: before.length, column, field: '', message });
  }
  return {
    found,
    at: (node, message) => add(node?.position?.start.offset ?? 0, message),
    within(node, words, message) {
      const start = node.position?.start.offset ?? 0;
      add(Math.max(source.indexOf(words, start), start), message);
    },
  };
}
