import { LineCounter } from 'yaml';
import type { Problem } from '../problem';
import { codeProse } from './code-prose';
import { markdownProse } from './markdown-prose';
import type { Rule } from './rule';
import { americanSpelling } from './rules/american-spelling';
import { filler } from './rules/filler';
import { formats } from './rules/formats';
import { relationships } from './rules/relationships';
import { sentencePatterns } from './rules/sentence-patterns';
import { tradeTerms } from './rules/trade-terms';
import { uiText } from './rules/ui-text';
import { parseSuppressions } from './suppressions';
import type { TextRun } from './text-run';
import { yamlProse } from './yaml-prose';

export const rules: readonly Rule[] = [
  ...relationships,
  ...sentencePatterns,
  ...tradeTerms,
  ...uiText,
  ...filler,
  ...formats,
  ...americanSpelling,
];

interface RuleMatch {
  start: number;
  end: number;
  rule: Rule;
}

/** All findings in a file, each at the position of its words. */
export function lintText(file: string, source: string): Problem[] {
  const lines = new LineCounter();
  for (const { index } of source.matchAll(/^/gm)) lines.addNewLine(index);
  const language = file.endsWith('.yaml') ? 'yaml' : file.endsWith('.md') ? 'md' : 'code';
  const suppressions = parseSuppressions(source, language);
  const found = extractProse(file, source).flatMap(({ text, offsets, start, field }) => {
    const from = lines.linePos(start).line;
    return findMatches(text, isPublished(file)).flatMap(({ start, end, rule }): Problem[] => {
      const words = text.slice(start, end);
      if (suppressions.suppresses(words, from)) return [];
      const { line, col } = lines.linePos(offsets[start] ?? 0);
      return [{ file, line, column: col, field, message: formatMessage(words, rule) }];
    });
  });
  return [...found, ...suppressions.problems(file)];
}

/** The matches of all rules in a run of text. A match within a longer one is dropped. */
export function findMatches(text: string, published: boolean): RuleMatch[] {
  const hits = rules
    .filter(({ only }) => only === undefined || published)
    .flatMap((rule) => matchRule(rule, text));
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

function formatMessage(words: string, { suggestion, why }: Rule): string {
  const reason = why === undefined ? '' : ` (${why})`;
  return `“${words.trim() === '' ? words.replaceAll(' ', '␣') : words}”; consider: ${suggestion}${reason}`;
}

function extractProse(file: string, source: string): TextRun[] {
  if (file.endsWith('.yaml')) return yamlProse(source);
  return file.endsWith('.md') ? markdownProse(source) : codeProse(file, source);
}

/** Whether the site shows this file's text. It doesn't show guides and the pages of the local platform. */
function isPublished(file: string): boolean {
  return (
    /^(?:components|app)\/|^content\/.*\.(?:yaml|md)$/.test(file) && !file.endsWith('/README.md')
  );
}
