import postcss, { type Container, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { decoded } from './decoded';

/** A style sheet that can be cut down to what one page needs. */
export interface Sheet {
  /** The rules that can match in this page, in their order. */
  neededBy(html: string): string;
}

/**
 * Only classes are looked at: a selector goes when it asks for one that the page does not have. What
 * depends on an element, a state or an attribute stays, since a script may bring it.
 */
export function readSheet(css: string): Sheet {
  const whole = postcss.parse(css);
  const classesOf = new Map<string, string[]>();

  function isPossible(selector: string, classes: ReadonlySet<string>): boolean {
    let asked = classesOf.get(selector);
    if (asked === undefined) {
      asked = classesAskedFor(selector);
      classesOf.set(selector, asked);
    }
    return asked.every((name) => classes.has(name));
  }

  return {
    neededBy(html) {
      const classes = classesIn(html);
      const sheet = whole.clone();
      sheet.walkRules((rule) => {
        // The steps of an animation are no selectors.
        if (
          rule.parent?.type === 'atrule' &&
          'name' in rule.parent &&
          rule.parent.name === 'keyframes'
        )
          return;
        const selectors = rule.selectors.filter((selector) => isPossible(selector, classes));
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

function classesIn(html: string): Set<string> {
  const attributes = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, value = '']) => decoded(value).split(/\s+/)));
}

/** Classes without which the selector cannot match: none of those inside `:not()`, `:is()` and the like. */
function classesAskedFor(selector: string): string[] {
  const asked: string[] = [];
  selectorParser((root) => {
    root.walkClasses((name) => {
      const within = name.parent?.parent;
      if (within?.type !== 'pseudo') asked.push(name.value);
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
