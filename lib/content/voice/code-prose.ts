import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { markupProse } from './markup-prose';
import { align, cut, gap, type Prose } from './prose';

/** Attributes that are read aloud or shown, also when they are a single word. */
const shown = new Set(['alt', 'aria-label', 'label', 'message', 'placeholder', 'title']);
const classes = new Set(['class', 'className']);

/** JSX text and string literals that look like prose, in TypeScript or JavaScript. */
export function codeProse(file: string, source: string): Prose[] {
  return proseIn(parseSync(file, source, { astType: 'ts' }).program, source);
}

function proseIn(node: Node, source: string): Prose[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
      return [];
    case 'ExpressionStatement':
      return 'directive' in node && node.directive !== null ? [] : proseIn(node.expression, source);
    case 'JSXText':
      return prosaic(literally(source, node.start, node.end), /\p{L}{2}/u);
    case 'JSXAttribute': {
      const { name, value } = node;
      const called = name.type === 'JSXIdentifier' ? name.name : '';
      if (value === null || classes.has(called)) return [];
      if (value.type !== 'Literal' || !shown.has(called)) return proseIn(value, source);
      return prosaic(literally(source, value.start + 1, value.end - 1), /\p{L}{2}/u);
    }
    case 'Property':
      return [...(node.computed ? proseIn(node.key, source) : []), ...proseIn(node.value, source)];
    case 'Literal':
      if (typeof node.value !== 'string') return [];
      return ofString(node.value, align(node.value, source, node.start + 1, node.end - 1));
    case 'TemplateLiteral': {
      const parts = node.quasis.map(({ value, start, end }) => {
        const text = value.cooked ?? value.raw;
        // Its place takes in the sign before it: a backtick, or the brace that ends an expression.
        return { text, offsets: [...align(text, source, start + 1, end), end] };
      });
      const own = ofString(
        parts.map(({ text }) => text).join(gap),
        parts.flatMap(({ offsets }) => offsets),
      );
      return [...own, ...node.expressions.flatMap((inner) => proseIn(inner, source))];
    }
    default:
      return childrenOf(node).flatMap((child) => proseIn(child, source));
  }
}

function ofString(text: string, offsets: readonly number[]): Prose[] {
  const run = { text, offsets, start: 0, field: '' };
  if (/<\/?[a-z]/i.test(text)) return markupProse(run);
  return prosaic(cut(run), /\p{Ll} | \p{Ll}/u);
}

/** Class lists, selectors and declarations have blanks too. */
function prosaic(run: Prose, letters: RegExp): Prose[] {
  const { text } = run;
  if (!letters.test(text) || /[;{}]$|^[.#@[]|: var\(|^\s*\w+\(/.test(text)) return [];
  const words = text.split(/\s+/);
  const coded = words.filter((word) => /[a-z\d][-:/[][a-z\d[(-]|^\W+$/i.test(word));
  const isClassList = coded.length * 2 >= words.length && text === text.toLowerCase();
  return isClassList ? [] : [run];
}

function literally(source: string, start: number, end: number): Prose {
  const text = source.slice(start, end);
  const offsets = Array.from({ length: text.length }, (_, index) => start + index);
  return cut({ text, offsets, start, field: '' });
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
