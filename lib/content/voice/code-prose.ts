import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { gapCharacter, mapToSource, sliceRun, type TextRun } from './text-run';

/** Attributes that users see or hear, checked even if they're a single word. */
const textAttributes = new Set(['alt', 'aria-label', 'label', 'message', 'placeholder', 'title']);
const classAttributes = new Set(['class', 'className']);

/** Matches elements whose text isn't prose, or any other tag. */
const tags = /<(style|script|code|pre)\b[\s\S]*?<\/\1>|<\/?[a-z!][^>]*(?:>|$)/gi;
const attributes = /\b(?:alt|aria-label|placeholder|title)="([^"]*)"/g;

/** JSX text and string literals that look like prose, in TypeScript or JavaScript. */
export function codeProse(file: string, source: string): TextRun[] {
  return collectProse(parseSync(file, source, { astType: 'ts' }).program, source);
}

function collectProse(node: Node, source: string): TextRun[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
      return [];
    case 'ExpressionStatement':
      return 'directive' in node && node.directive !== null
        ? []
        : collectProse(node.expression, source);
    case 'JSXText':
      return keepIfProse(sourceRun(source, node.start, node.end), /\p{L}{2}/u);
    case 'JSXAttribute': {
      const { name, value } = node;
      const attribute = name.type === 'JSXIdentifier' ? name.name : '';
      if (value === null || classAttributes.has(attribute)) return [];
      if (value.type !== 'Literal' || !textAttributes.has(attribute))
        return collectProse(value, source);
      return keepIfProse(sourceRun(source, value.start + 1, value.end - 1), /\p{L}{2}/u);
    }
    case 'Property':
      return [
        ...(node.computed ? collectProse(node.key, source) : []),
        ...collectProse(node.value, source),
      ];
    case 'Literal':
      if (typeof node.value !== 'string') return [];
      return stringProse(node.value, mapToSource(node.value, source, node.start + 1, node.end - 1));
    case 'TemplateLiteral': {
      const parts = node.quasis.map(({ value, start, end }) => {
        const text = value.cooked ?? value.raw;
        // Its range includes the character before it: a backtick, or the brace that ends an expression.
        return { text, offsets: [...mapToSource(text, source, start + 1, end), end] };
      });
      const own = stringProse(
        parts.map(({ text }) => text).join(gapCharacter),
        parts.flatMap(({ offsets }) => offsets),
      );
      return [...own, ...node.expressions.flatMap((inner) => collectProse(inner, source))];
    }
    default:
      return childrenOf(node).flatMap((child) => collectProse(child, source));
  }
}

function stringProse(text: string, offsets: readonly number[]): TextRun[] {
  const run = { text, offsets, start: 0, field: '' };
  if (/<\/?[a-z]/i.test(text)) return htmlProse(run);
  return keepIfProse(sliceRun(run), /\p{Ll} | \p{Ll}/u);
}

/** The text between the tags of an HTML or SVG string, and attributes that users see or hear. */
function htmlProse(run: TextRun): TextRun[] {
  const found: TextRun[] = [];
  let from = 0;
  for (const { 0: tag, index } of run.text.matchAll(tags)) {
    found.push(sliceRun(run, from, index));
    for (const { 1: words = '', index: at } of tag.matchAll(attributes)) {
      const begin = index + tag.indexOf('"', at) + 1;
      found.push(sliceRun(run, begin, begin + words.length));
    }
    from = index + tag.length;
  }
  found.push(sliceRun(run, from));
  return found.filter(({ text }) => /\p{L}{2}/u.test(text));
}

/** Drops class lists, selectors, and declarations, which contain spaces too. */
function keepIfProse(run: TextRun, letters: RegExp): TextRun[] {
  const { text } = run;
  if (!letters.test(text) || /[;{}]$|^[.#@[]|: var\(|^\s*\w+\(/.test(text)) return [];
  const words = text.split(/\s+/);
  const coded = words.filter((word) => /[a-z\d][-:/[][a-z\d[(-]|^\W+$/i.test(word));
  const isClassList = coded.length * 2 >= words.length && text === text.toLowerCase();
  return isClassList ? [] : [run];
}

function sourceRun(source: string, start: number, end: number): TextRun {
  const text = source.slice(start, end);
  const offsets = Array.from({ length: text.length }, (_, index) => start + index);
  return sliceRun({ text, offsets, start, field: '' });
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child: unknown = Reflect.get(node, key);
    return (Array.isArray(child) ? child : [child]).filter(isNode);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
