import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, test } from '../fixtures';

const { capabilities, iso } = content();

const targets = [
  ...capabilities.pillars.map(({ id, title, subtitle }, index) => ({
    address: `/Capabilities#${id}`,
    heading: `${index + 1}. ${title} ${subtitle}`,
    link: `Link to “${title}”`,
  })),
  ...iso.implementation.sections.map(({ number, title }) => ({
    address: `/ISO#section-${number.replace('.', '-')}`,
    heading: `Clause ${number} ${title}`,
    link: `Link to “Clause ${number}”`,
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

test.describe('without scripts, on a phone', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('a URL fragment scrolls to its pillar or section', async ({ page }) => {
    for (const { address, heading } of targets) {
      await page.goto(address);
      await expectScrolledTo(page, headingOf(page, heading));
    }
  });
});

test('only the heading that the URL fragment names is marked', async ({ page }) => {
  for (const path of ['/Capabilities', '/ISO']) {
    const own = targets.filter(({ address }) => address.startsWith(path));
    for (const { address } of own.slice(0, 2)) {
      await page.goto(address);
      for (const other of own) {
        const marked = await isMarked(headingOf(page, other.heading));
        expect(marked, `${other.heading} at ${address}`).toBe(other.address === address);
      }
    }
  }
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
