import type { Nodes } from 'mdast';
import { type Problem, positionOf } from '../problem';

export type ProblemCollector = ReturnType<typeof createProblemCollector>;

/** Collects the problems of one Markdown file, each with line and column. */
export function createProblemCollector(file: string, source: string) {
  const problems: Problem[] = [];
  function addAtOffset(offset: number, message: string) {
    problems.push({ file, ...positionOf(source, offset), field: '', message });
  }
  return {
    problems,
    addAtOffset,
    /** Adds a problem at the start of a node. */
    addAt: (node: Nodes | undefined, message: string) =>
      addAtOffset(node?.position?.start.offset ?? 0, message),
    /** Adds a problem at the first occurrence of `words` from the start of a node. */
    addWithin(node: Nodes, words: string, message: string) {
      const start = node.position?.start.offset ?? 0;
      addAtOffset(Math.max(source.indexOf(words, start), start), message);
    },
  };
}
