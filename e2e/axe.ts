import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What of a page may be looked at alone, where the rest has been looked at before. */
const parts = { dialog: 'dialog[open], [role="dialog"]', banner: 'header' };

interface Look {
  /** A part that has to be there; the whole page without it. */
  within?: keyof typeof parts;
  /** A part to leave out. */
  without?: keyof typeof parts;
  /** One rule in place of all. */
  rule?: 'color-contrast';
}

/** What axe finds against WCAG 2.2 AA and its best practices, as the page stands: rule and element. */
export async function findingsOn(
  page: Page,
  { within, without, rule }: Look = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (within !== undefined) axe.include(parts[within]);
  if (without !== undefined) axe.exclude(parts[without]);
  if (rule === undefined) axe.withTags(rules);
  else axe.withRules(rule);
  // The page has no frames of other origins: axe needs no second page to put its findings together.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
