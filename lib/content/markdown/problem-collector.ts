import type { Nodes } from 'mdast';
import { type Problem, positionOf } from '../problem';

export interface ProblemCollector {
  readonly problems: Problem[];
  /** Adds a problem at the start of a node. */
  addAt(node: Nodes | undefined, message: string): void;
  /** Adds a problem at the first occurrence of `words` from the start of a node. */
  addWithin(node: Nodes, words: string, message: string): void;
}

/** Collects the problems of one Markdown file, each with line and column. */
export function createProblemCollector(file: string, source: string): ProblemCollector {
  const problems: Problem[] = [];
  function add(offset: number, message: string) {
    problems.push({ file, ...positionOf(source, offset), field: '', message });
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
