import type { Nodes } from 'mdast';
import type { Problem } from '../problem';

export interface ProblemCollector {
  readonly problems: Problem[];
  /** At the place where a part of the text begins. */
  addAt(node: Nodes | undefined, message: string): void;
  /** At the first place of some words within a part of the text. */
  addWithin(node: Nodes, words: string, message: string): void;
}

/** Gathers the mistakes of one Markdown file, each with line and column. */
export function createProblemCollector(file: string, source: string): ProblemCollector {
  const problems: Problem[] = [];
  function add(offset: number, message: string) {
    const before = source.slice(0, offset).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    problems.push({ file, line: before.length, column, field: '', message });
  }
  return {
    problems,
    addAt: (node, message) => add(node?.position?.start.offset ?? 0, message),
    addWithin(node, words, message) {
      const start = node.position?.start.offset ?? 0;
      add(Math.max(source.indexOf(words, start), start), message);
    },
  };
}
