import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { isoSectionId } from '@/lib/content/anchors';
import { addAxe, axeViolations } from '../axe';
import { expect, hydrate, test } from '../fixtures';
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
    features: row.getByRole('listitem'),
  };
}

test('clicking a row shows its coverage and ledger, and clicking again hides them', async ({
  page,
}) => {
  await page.goto('/ISO');
  for (const section of sections) {
    const { heading, ledger, features } = rowOf(page, section);
    await expect(ledger).toBeHidden();
    await heading.click();
    await expect(ledger).toBeVisible();
    await expect(features).toHaveText(section.features);
    await heading.click();
    await expect(ledger).toBeHidden();
  }
});

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a URL fragment opens its row', async ({ page }) => {
    for (const section of sections) {
      // From another page, so each URL is a new page load.
      await page.goto('/About');
      await page.goto(`/ISO#${isoSectionId(section.number)}`);
      const { heading, ledger } = rowOf(page, section);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(ledger).toBeVisible();
      await expect(page.getByRole('main').getByRole('table')).toHaveCount(1);
    }
  });
});

test('a search result opens its row, even if the URL already names it', async ({ page }) => {
  const [, section] = sections;
  if (section === undefined) throw new Error('there is no second section');
  await page.goto(`/ISO#${isoSectionId(section.number)}`);
  await hydrate(page);
  const { heading, ledger } = rowOf(page, section);
  await expect(ledger).toBeVisible();
  await heading.click();
  await expect(ledger).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await typeQuery(page, section.title);
  await page.getByRole('option', { name: section.title }).first().click();
  await expect(ledger).toBeVisible();
});

test('the bars share one scale, so lengths are proportional to amounts', async ({ page }) => {
  await page.goto('/ISO');
  const measured = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('summary')].flatMap((row) => {
      const amounts = [...(row.textContent ?? '').matchAll(/\$([\d,]+)/g)];
      const bars = [...row.querySelectorAll('svg svg rect')];
      return amounts.map(([, amount = ''], index) => ({
        amount: Number(amount.replace(',', '')),
        length: bars[index]?.getBoundingClientRect().width ?? 0,
      }));
    }),
  );
  expect(measured).toHaveLength(sections.length * 2);
  const maxAmount = Math.max(...measured.map(({ amount }) => amount));
  const maxLength = Math.max(...measured.map(({ length }) => length));
  for (const { amount, length } of measured) {
    expect(Math.abs(length / maxLength - amount / maxAmount), String(amount)).toBeLessThan(0.01);
  }
});

test('with every row open at 320 pixels, nothing scrolls sideways, and axe finds no violations', async ({
  page,
}) => {
  await addAxe(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/ISO');
  await hydrate(page);
  for (const section of sections) await rowOf(page, section).heading.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeViolations(page)).toEqual([]);
});

test('printing shows every ledger', { tag: '@media' }, async ({ page }) => {
  await page.goto('/ISO');
  await page.emulateMedia({ media: 'print' });
  for (const section of sections) {
    const total = rowOf(page, section).row.getByText('Total costs');
    await expect(total).toBeVisible();
  }
});
