import { type Document, isScalar, visit } from 'yaml';
import type { YamlProblem } from './yaml-syntax';

const spaceMessage =
  'has a non-breaking or other special space, which YAML doesn’t count as a space: delete it, and press the space bar';
const quoteMessage =
  'starts with a curly quotation mark, which doesn’t keep a text with a colon, comma, or # together: put the whole text in straight quotes, like "{name}: one record"';

/** Spaces other than U+0020, and invisible characters. */
const specialSpace = '[\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF]';
const indentation = new RegExp(`^([ \\t]*(?:-[ \\t]+)*-?)${specialSpace}`, 'gm');
const afterColon = new RegExp(`^([\\w-]+:)${specialSpace}`);

/** Characters that look like YAML's own, usually pasted from a document. They change which text belongs to which field. */
export function findLookalikes(document: Document, text: string): YamlProblem[] {
  const found: YamlProblem[] = [];
  const add = (offset: number, message: string) => found.push({ offset, field: '', message });
  for (const { index, 1: before = '' } of text.matchAll(indentation)) {
    add(index + before.length, spaceMessage);
  }
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || node.range == null) return;
      const [start, end] = node.range;
      const source = text.slice(start, end);
      const [, name] = afterColon.exec(source) ?? [];
      if (name !== undefined) add(start + name.length, spaceMessage);
      if (/^[“„]/.test(source) && !/[”“]/.test(source.slice(1))) add(start, quoteMessage);
    },
  });
  return found;
}
