import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, hydrate, test } from '../fixtures';
import { footerLink, headline } from '../locators';

const { agents, capabilities, iso } = content();

const targets = [
  ...capabilities.pillars.map(({ id, title, subtitle }, index) => ({
    address: `/Capabilities#${id}`,
    heading: `${index + 1}. ${title} ${subtitle}`,
    link: `Link to “${title}”`,
  })),
  ...iso.implementation.sections.map(({ number, title }) => ({
    address: `/ISO#section-${number.replace('.', '-')}`,
    heading: `Section ${number} ${title}`,
    link: `Link to “Section ${number}”`,
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

test('Back moves between headings, and returns from another page', async ({ page, platform }) => {
  const [first, second] = targets;
  if (first === undefined || second === undefined) throw new Error('there are no pillars');
  await page.goto('/Capabilities');
  await hydrate(page);
  await page.getByRole('link', { name: first.link }).click();
  await expect(page).toHaveURL(platform.url + first.address);
  await expectScrolledTo(page, headingOf(page, first.heading));
  // click() would scroll the link into view, and Back would restore that position.
  await page.getByRole('link', { name: second.link }).dispatchEvent('click');
  await expect(page).toHaveURL(platform.url + second.address);
  await expectScrolledTo(page, headingOf(page, second.heading));
  await footerLink(page, 'About').dispatchEvent('click');
  await expect(headline(page, 'About')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(platform.url + second.address);
  await expect(headingOf(page, second.heading)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(platform.url + first.address);
  await expectScrolledTo(page, headingOf(page, first.heading));
  await page.goBack();
  await expect(page).toHaveURL(`${platform.url}/Capabilities`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link from another page sets :target, as a typed URL does', async ({ page }) => {
  const agent = agents.find(({ name }) => name === capabilities.pillars[0]?.agents.names[0]);
  if (agent === undefined) throw new Error('the first pillar has no agent');
  await page.goto('/Capabilities');
  await hydrate(page);
  const links = page.getByRole('main').getByRole('link', { name: agent.name, exact: true });
  await links.first().click();
  await expect(page.getByRole('dialog', { name: agent.name, exact: true })).toBeVisible();
  const targetId = () => page.evaluate(() => document.querySelector(':target')?.id);
  expect(await targetId()).toBe(agent.id);
});
