import postcss, { type Container, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { decoded } from './decoded';

/** A style sheet that can be cut down to what one page needs. */
export interface Sheet {
  /** The rules that can match in this page, in their order. */
  neededBy(html: string): string;
}

/**
 * Classes and elements are looked at: a selector goes when it asks for one that the page does not have.
 * What depends on a state or an attribute stays, since the boot script or the reader may bring it; what
 * other scripts bring finds the whole sheet.
 */
export function readSheet(css: string): Sheet {
  const whole = postcss.parse(css);
  const askedBy = new Map<string, string[]>();

  function isPossible(selector: string, there: ReadonlySet<string>): boolean {
    let asked = askedBy.get(selector);
    if (asked === undefined) {
      asked = askedFor(selector);
      askedBy.set(selector, asked);
    }
    return asked.every((name) => there.has(name));
  }

  return {
    neededBy(html) {
      const there = new Set([...classesIn(html), ...elementsIn(html)]);
      const sheet = whole.clone();
      sheet.walkRules((rule) => {
        // The steps of an animation are no selectors.
        if (
          rule.parent?.type === 'atrule' &&
          'name' in rule.parent &&
          rule.parent.name === 'keyframes'
        )
          return;
        const selectors = rule.selectors.filter((selector) => isPossible(selector, there));
        if (selectors.length === 0) rule.remove();
        else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
      });
      removeUnusedVariables(sheet, html);
      sheet.walkRules((rule) => {
        if (rule.nodes.length === 0) rule.remove();
      });
      removeEmpty(sheet);
      return sheet.toString();
    },
  };
}

/** The whole sheet comes after the page; faces declared again would be taken then, and move the words. */
export function withoutFaces(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return sheet.toString();
}

/** Classes with their dot, elements by their bare name, as in a selector. */
function classesIn(html: string): string[] {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  return [...attributes].flatMap(([, value = '']) =>
    decoded(value)
      .split(/\s+/)
      .map((name) => `.${name}`),
  );
}

function elementsIn(html: string): string[] {
  return [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
}

/** Pseudo-elements that only a field for typing, or for choosing a file or a day, has. */
const ofFields =
  /^::(file-selector-button|placeholder|-webkit-(search|date|calendar|inner-spin|outer-spin))/;

/**
 * Classes and elements without which the selector cannot match: none of those inside `:not()`, `:is()`
 * and the like.
 */
function askedFor(selector: string): string[] {
  const asked: string[] = [];
  selectorParser((root) => {
    root.walk((part) => {
      if (part.parent?.parent?.type === 'pseudo') return;
      if (part.type === 'class') asked.push(`.${part.value}`);
      if (part.type === 'tag') asked.push(part.value.toLowerCase());
      if (part.type === 'pseudo' && ofFields.test(part.value)) asked.push('input');
    });
  }).processSync(selector);
  return asked;
}

/** Variables, and registrations of variables, that neither a rule nor the page uses. */
function removeUnusedVariables(sheet: Root, html: string): void {
  const body = html.slice(html.indexOf('<body'));
  let before: string;
  // A variable may be all that uses another one.
  do {
    before = sheet.toString();
    const isUsed = (name: string) => before.includes(`var(${name}`) || body.includes(`var(${name}`);
    sheet.walkDecls(/^--/, (declaration) => {
      if (!isUsed(declaration.prop)) declaration.remove();
    });
    sheet.walkAtRules('property', (rule) => {
      if (!isUsed(rule.params)) rule.remove();
    });
  } while (sheet.toString() !== before);
}

function removeEmpty(container: Container): void {
  container.walkAtRules((rule) => {
    if (rule.nodes === undefined || rule.name === 'font-face') return;
    removeEmpty(rule);
    // An empty layer still gives the layers their order.
    if (rule.nodes.length === 0 && rule.name !== 'layer') rule.remove();
  });
}
