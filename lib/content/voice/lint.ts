import { type Problem, positionOf } from '../problem';
import { proseOf, type TextRun } from './prose';
import { type Rule, rules } from './rules';
import { parseSuppressions } from './suppressions';

interface RuleMatch {
  start: number;
  end: number;
  rule: Rule;
}

/** All findings in a YAML or Markdown file, each at the position of its words. */
export function lintText(file: string, source: string): Problem[] {
  const suppressions = parseSuppressions(source);
  const found = proseOf(file, source).flatMap((run) => {
    const { line } = positionOf(source, run.start);
    return findMatches(run.text).flatMap(({ start, end, rule }): Problem[] => {
      const words = run.text.slice(start, end);
      if (suppressions.suppresses(words, line)) return [];
      const position = positionOf(source, offsetOf(words, start, run, source));
      return [{ file, ...position, field: run.field, message: formatMessage(words, rule) }];
    });
  });
  return [...found, ...suppressions.problems(file)];
}

/** The matches of all rules in a text. A match within a longer one is dropped. */
export function findMatches(text: string): RuleMatch[] {
  const hits = rules.flatMap((rule) => matchRule(rule, text));
  return hits.filter(
    (hit, index) =>
      !hits.some(
        (other, at) =>
          other.start <= hit.start &&
          hit.end <= other.end &&
          (other.end - other.start > hit.end - hit.start || at < index),
      ),
  );
}

export function matchRule(rule: Rule, text: string): RuleMatch[] {
  const everywhere = new RegExp(rule.pattern, `${rule.pattern.flags}g`);
  return [...text.matchAll(everywhere)].map(({ 0: words, index }) => {
    // A pattern may include the end of the previous sentence.
    const lead = /^[.:;,]? (?=\S)/.exec(words)?.[0].length ?? 0;
    return { start: index + lead, end: index + words.length, rule };
  });
}

/** Finds words of a text in its file, where a line can break between them. */
function offsetOf(words: string, start: number, run: TextRun, source: string): number {
  const escaped = words.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = new RegExp(escaped.replace(/\s+/g, '[\\s>*_]+'), 'g');
  const earlier = run.text.slice(0, start).match(pattern)?.length ?? 0;
  const found = [...source.slice(run.start).matchAll(pattern)][earlier];
  return run.start + (found?.index ?? 0);
}

function formatMessage(words: string, { use, why }: Rule): string {
  const reason = why === undefined ? '' : ` (${why})`;
  return `“${words.trim() === '' ? words.replaceAll(' ', '␣') : words}”; consider: ${use}${reason}`;
}
