import { createRequire } from 'node:module';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare const window: { axe: typeof Axe };

const { resolve } = createRequire(import.meta.url);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What of a page may be looked at alone, where the rest has been looked at before. */
const parts = { dialog: 'dialog[open], [role="dialog"]', banner: 'header', frame: 'iframe' };

interface AxeOptions {
  /** A part that has to be there; the whole page without it. */
  include?: keyof typeof parts;
  /** A part to leave out. */
  exclude?: keyof typeof parts;
  /** One rule in place of all. */
  rule?: 'color-contrast';
}

/**
 * Adds axe to every document that the page opens from here on. Evaluating a script of this size in an open
 * document crashes Firefox's content process.
 */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: resolve('axe-core/axe.min.js') });
}

/** What axe finds in a page that has it, against WCAG 2.2 AA and its best practices: rule and element. */
export async function axeViolations(
  page: Page,
  { include, exclude, rule }: AxeOptions = {},
): Promise<string[]> {
  const context = {
    include: include === undefined ? ['html'] : [parts[include]],
    exclude: exclude === undefined ? [] : [parts[exclude]],
  };
  const options: RunOptions = {
    runOnly: rule === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: [rule] },
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate(
    async ([where, how]) => await window.axe.run(where, how),
    [context, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
