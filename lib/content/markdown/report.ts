import type { Nodes } from 'mdast';
import { type Problem, positionOf } from '../problem';

/** Reports a problem at an offset, or at a node: at its start, or at the first of some words in it. */
export type Report = (at: Nodes | number, message: string, words?: string) => void;

/** Collects the problems of one Markdown file. */
export function createReport(file: string, source: string) {
  const problems: Problem[] = [];
  const report: Report = (at, message, words = '') => {
    const start = typeof at === 'number' ? at : (at.position?.start.offset ?? 0);
    const offset = Math.max(source.indexOf(words, start), start);
    problems.push({ file, ...positionOf(source, offset), field: '', message });
  };
  return { problems, report };
}
