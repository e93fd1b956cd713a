import postcss, { type AtRule, type Container } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { decoded } from './decoded';
import { settleVariables } from './settle-variables';

/** A style sheet that can be cut down to what one page needs. */
export interface Sheet {
  /** The rules that can match in this page before scripts run, in their order. */
  neededBy(html: string): string;
}

/**
 * Drops selectors that require a class, element, or data attribute that the HTML and its inline scripts don't
 * contain. Keeps selectors that depend on state (`:hover`, `[open]`), because state changes before hydration.
 * Drops print styles, which the full style sheet has.
 */
export function readSheet(css: string): Sheet {
  const whole = postcss.parse(css);
  const askedBy = new Map<string, ReturnType<typeof askedFor>>();

  function isPossible(selector: string, has: (name: string) => boolean): boolean {
    let asked = askedBy.get(selector);
    if (asked === undefined) {
      asked = askedFor(selector);
      askedBy.set(selector, asked);
    }
    return asked.every((names) => names.some(has));
  }

  return {
    neededBy(html) {
      const classes = new Set(classesIn(html));
      const elements = new Set(elementsIn(html));
      const has = (name: string) => {
        if (name.startsWith('.')) return classes.has(name.slice(1));
        return name.startsWith('data-') ? html.includes(name) : elements.has(name);
      };
      const sheet = whole.clone();
      sheet.walkAtRules('media', (rule) => {
        if (rule.params === 'print') rule.remove();
      });
      sheet.walkRules((rule) => {
        // Keyframe steps aren't selectors.
        if (
          rule.parent?.type === 'atrule' &&
          'name' in rule.parent &&
          rule.parent.name === 'keyframes'
        )
          return;
        const selectors = rule.selectors.filter((selector) => isPossible(selector, has));
        if (selectors.length === 0) rule.remove();
        else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
      });
      sheet.walkAtRules('font-face', (face) => {
        if (!isFor(face, html)) face.remove();
      });
      settleVariables(sheet, html);
      withoutRepeats(sheet);
      sheet.walkRules((rule) => {
        if (rule.nodes.length === 0) rule.remove();
      });
      removeEmpty(sheet);
      return sheet.toString();
    },
  };
}

/**
 * The full style sheet loads after first paint. Redeclaring a font there would load it again and shift text.
 * Fonts for rare characters stay, because pages without such characters don't declare them.
 */
export function withoutFaces(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (face) => {
    if (rangesOf(face).length === 0) face.remove();
  });
  return sheet.toString();
}

/** Whether the text has a character in the face's range; a face without a range is for all characters. */
function isFor(face: AtRule, text: string): boolean {
  const ranges = rangesOf(face);
  if (ranges.length === 0) return true;
  const character = new RegExp(
    `[${ranges.map(({ from, to }) => `\\u{${from}}-\\u{${to}}`).join('')}]`,
    'u',
  );
  return character.test(text);
}

/** Code points in hexadecimal; a question mark stands for any digit. */
function rangesOf(face: AtRule): { from: string; to: string }[] {
  const declared = face.nodes?.find(
    (node) => node.type === 'decl' && node.prop === 'unicode-range',
  );
  const ranges = declared?.toString().matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi) ?? [];
  return [...ranges].map(([, from = '', to = from]) => ({
    from: from.replaceAll('?', '0'),
    to: to.replaceAll('?', 'F'),
  }));
}

function classesIn(html: string): string[] {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  return [...attributes].flatMap(([, value = '']) => decoded(value).split(/\s+/));
}

/** Names, the kinds of field, and whether one has a placeholder. */
function elementsIn(html: string): string[] {
  const tags = html.matchAll(/<([a-z][\w-]*)(?:[^>]*?\stype="([\w-]+)")?/gi);
  const placeholder = /\splaceholder="/.test(html) ? ['[placeholder]'] : [];
  const elements = [...tags].flatMap(([, name = '', type]) => {
    const element = name.toLowerCase();
    return type === undefined ? [element] : [element, `${element}[type=${type.toLowerCase()}]`];
  });
  return [...elements, ...placeholder];
}

const ofKinds = (...kinds: string[]) => kinds.map((kind) => `input[type=${kind}]`);

/** Pseudo-elements that only some fields have. */
const fieldsWith: readonly [RegExp, readonly string[]][] = [
  [/^::placeholder/, ['[placeholder]']],
  [/^::file-selector-button/, ofKinds('file')],
  [/^::-webkit-search/, ofKinds('search')],
  [/^::-webkit-(inner|outer)-spin/, ofKinds('number')],
  [/^::-webkit-(date|calendar)/, ofKinds('date', 'time', 'datetime-local', 'month', 'week')],
];

/**
 * Each entry is a list of names, one of which the page must have. For `:is()` and `:where()`, only the first name
 * of each alternative is considered; what's inside `:not()` and other pseudo-classes is ignored. That errs toward
 * keeping a rule.
 */
function askedFor(selector: string): (readonly string[])[] {
  const asked: (readonly string[])[] = [];
  selectorParser((root) => {
    root.walk((part) => {
      if (part.parent?.parent?.type === 'pseudo') return;
      const name = nameOf(part);
      if (name !== undefined) asked.push([name]);
      if (part.type !== 'pseudo') return;
      if (part.value === ':is' || part.value === ':where') {
        const names = part.nodes.map(({ nodes }) => nodes.map(nameOf).find(Boolean));
        if (names.length > 0 && names.every((name) => name !== undefined)) asked.push(names);
      }
      for (const [pseudo, fields] of fieldsWith) if (pseudo.test(part.value)) asked.push(fields);
    });
  }).processSync(selector);
  return asked;
}

function nameOf(part: Node): string | undefined {
  if (part.type === 'class') return `.${part.value}`;
  if (part.type === 'tag') return part.value.toLowerCase();
  return part.type === 'attribute' && part.attribute.startsWith('data-')
    ? part.attribute
    : undefined;
}

function removeEmpty(container: Container): void {
  container.walkAtRules((rule) => {
    if (rule.nodes === undefined || rule.name === 'font-face') return;
    removeEmpty(rule);
    // An empty layer still gives the layers their order.
    if (rule.nodes.length === 0 && rule.name !== 'layer') rule.remove();
  });
}

/**
 * Removes duplicate declarations left by prefixing and, if no utility sets another style, the redundant
 * `border-style: solid`.
 */
function withoutRepeats(sheet: Container): void {
  const styled = /border(-\w+)?-style:(?!\s*solid)/.test(sheet.toString());
  sheet.walkDecls((declaration) => {
    const repeated = declaration.toString() === declaration.next()?.toString();
    const solid = /^border(-\w+)?-style$/.test(declaration.prop) && declaration.value === 'solid';
    if (repeated || (solid && !styled)) declaration.remove();
  });
}
