import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { isoSectionId } from '@/lib/content/anchors';
import { expect, openPage, test } from '../fixtures';
import { typeQuery } from './search/dialog';

const { sections } = content().iso.implementation;

/** A row of the chart: the region with the section's name. */
function rowOf(page: Page, { number, title }: (typeof sections)[number]) {
  const name = `Clause ${number} ${title}`;
  const row = page.getByRole('region', { name, exact: true });
  return {
    row,
    heading: row.getByRole('heading', { name, exact: true }),
    ledger: row.getByRole('table'),
  };
}

test('a search result opens its row, even if the URL already names it', async ({ page }) => {
  const [, section] = sections;
  if (section === undefined) throw new Error('there is no second section');
  await openPage(page, `/ISO#${isoSectionId(section.number)}`);
  const { heading, ledger } = rowOf(page, section);
  await expect(ledger).toBeVisible();
  await heading.click();
  await expect(ledger).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await typeQuery(page, section.title);
  await page.getByRole('option', { name: section.title }).first().click();
  await expect(ledger).toBeVisible();
});
