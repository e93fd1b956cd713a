import { createRequire } from 'node:module';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare const window: { axe: typeof Axe };

const { resolve } = createRequire(import.meta.url);

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Regions that can be checked alone, or left out where they're checked elsewhere. */
const regions = {
  dialog: 'dialog[open], [role="dialog"]',
  banner: 'header',
  frame: 'iframe',
};

interface AxeOptions {
  /** A region to check, which must exist. Default: the whole page. */
  include?: keyof typeof regions;
  /** The name of a tool to check, alone. */
  tool?: string;
  /** A region to leave out. */
  exclude?: keyof typeof regions;
}

/**
 * Adds axe to every document that the page opens from now on. Evaluating a script of this size in an open document
 * crashes Firefox's content process.
 */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: resolve('axe-core/axe.min.js') });
}

/**
 * Runs axe, which addAxe() has added, against WCAG 2.2 AA and axe's best practices.
 *
 * @returns the violations, each as rule and element
 */
export async function axeViolations(
  page: Page,
  { include, tool, exclude }: AxeOptions = {},
): Promise<string[]> {
  const part = include === undefined ? 'html' : regions[include];
  const context = {
    include: [tool === undefined ? part : `main section[aria-label="${tool}"]`],
    exclude: exclude === undefined ? [] : [regions[exclude]],
  };
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate(
    async ([elements, runOptions]) => await window.axe.run(elements, runOptions),
    [context, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
