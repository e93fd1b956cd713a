import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';
import { typeQuery } from './search/dialog';

const { capabilities, iso } = content();

const targets = [
  ...capabilities.pillars.map(({ id, title, subtitle, features }, index) => ({
    address: `/Capabilities#${id}`,
    heading: `${index + 1}. ${title} ${subtitle}`,
    link: `Link to “${title}”`,
    opens: features[0] ?? '',
  })),
  ...iso.implementation.sections.map(({ number, title, features }) => ({
    address: `/ISO#section-${number.replace('.', '-')}`,
    heading: `Clause ${number} ${title}`,
    link: `Link to “Clause ${number}”`,
    opens: features[0] ?? '',
  })),
];

function headingOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('heading', { name, exact: true });
}

/** Whether the heading's row has the marker of the URL fragment's target. */
function isMarked(heading: Locator): Promise<boolean> {
  return heading.evaluate(
    ({ parentElement }) =>
      parentElement !== null && getComputedStyle(parentElement, '::before').content !== 'none',
  );
}

async function expectScrolledTo(page: Page, heading: Locator) {
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(
      async () => ((await heading.boundingBox())?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)),
    )
    .toBeGreaterThanOrEqual(0);
  expect(await isMarked(heading)).toBe(true);
}

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('a URL fragment opens its pillar or section, and scrolls to it', async ({ page }) => {
    for (const { address, heading, opens } of [targets[0], targets.at(-1)].flatMap(
      (target) => target ?? [],
    )) {
      // From another page, so each address is a new page load.
      await page.goto('/About');
      await page.goto(address);
      await expectScrolledTo(page, headingOf(page, heading));
      await expect(page.getByRole('main').getByText(opens, { exact: true })).toBeVisible();
    }
  });
});

test('a heading shows its anchor link on hover and on focus', async ({ page }) => {
  for (const { address, heading, link } of [targets[0], targets.at(-1)].flatMap(
    (target) => target ?? [],
  )) {
    await page.goto(address.replace(/#.*/, ''));
    const anchor = page.getByRole('link', { name: link, exact: true });
    await expect(anchor).toHaveCSS('opacity', '0');
    await headingOf(page, heading).hover();
    await expect(anchor).toHaveCSS('opacity', '1');
    await anchor.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expectScrolledTo(page, headingOf(page, heading));
    await page.mouse.move(0, 0);
  }
});

test('a search result opens its section, even if the URL already names it', async ({ page }) => {
  const [, section] = iso.implementation.sections;
  if (section === undefined) throw new Error('there is no second section');
  const name = `Clause ${section.number} ${section.title}`;
  await openPage(page, `/ISO#section-${section.number.replace('.', '-')}`);
  const ledger = page.getByRole('region', { name, exact: true }).getByRole('table');
  await expect(ledger).toBeVisible();
  await headingOf(page, name).click();
  await expect(ledger).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await typeQuery(page, section.title);
  await page.getByRole('option', { name: section.title }).first().click();
  await expect(ledger).toBeVisible();
});
