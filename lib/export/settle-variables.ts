import type { Declaration, Root } from 'postcss';

/**
 * Takes out of a page's sheet the variables that neither a rule nor the page uses, in place, and writes as
 * values those that can have one value only.
 *
 * @param html the page.
 */
export function settleVariables(sheet: Root, html: string): void {
  writeConstants(sheet, html);
  removeUnused(sheet, html);
}

/**
 * A registered variable that nothing sets has its initial value everywhere. Tailwind's layer `properties`
 * does not count: it sets them all to that once more, for browsers that know no registration.
 */
function writeConstants(sheet: Root, html: string): void {
  const initially = new Set<Declaration>();
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.walkDecls((each) => void initially.add(each));
  });
  const set = new Set<string>();
  sheet.walkDecls(/^--/, (declaration) => {
    if (!initially.has(declaration)) set.add(declaration.prop);
  });
  const constants = new Map<string, string>();
  sheet.walkAtRules('property', ({ params: name, nodes = [] }) => {
    if (set.has(name) || html.includes(`${name}:`)) return;
    for (const node of nodes) {
      if (node.type === 'decl' && node.prop === 'initial-value') constants.set(name, node.value);
    }
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (use, name: string) => constants.get(name) ?? use,
    );
  });
}

function removeUnused(sheet: Root, html: string): void {
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
