import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, hydrate, openPage, test } from '../fixtures';
import { agentWithId } from '../registry';
import { inspectFocus } from './focus';

const { agents, team } = content();
type Agent = (typeof agents)[number];

const rca = agentWithId('rca-assistant');
const lubbock = agentWithId('lubbock');

function cardOf(page: Page, { name }: Agent): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

function dialogOf(page: Page, { name }: Agent): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

function closeOf(page: Page, agent: Agent): Locator {
  return dialogOf(page, agent).getByRole('button', { name: 'Close' });
}

/** The export’s tests read the rest. */
async function expectAgentText(dialog: Locator, { mainBenefit }: Agent) {
  await expect(dialog.getByRole('heading', { name: 'Impact' })).toBeVisible();
  await expect(dialog).toContainText(mainBenefit);
}

test('a card opens by keyboard, keeps focus inside its dialog, and closes on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 680 });
  await openPage(page, '/AITeam');
  await cardOf(page, rca).focus();
  await page.keyboard.press('Enter');
  await expect(closeOf(page, rca)).toBeFocused();
  for (const _ of await dialogOf(page, rca).getByRole('link').all()) {
    await page.keyboard.press('Tab');
    // What stays at the dialog's foot doesn't cover it.
    expect((await inspectFocus(page))?.problems).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await expect(closeOf(page, rca)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cardOf(page, rca)).toBeFocused();
});

test('the URL names an open card, and Back leaves the page', async ({ page, platform }) => {
  await page.goto('/About');
  await openPage(page, '/AITeam?utm_source=mail');
  await cardOf(page, rca).click();
  await expect(page).toHaveURL(`${platform.url}/AITeam?utm_source=mail#rca-assistant`);
  await expect(closeOf(page, rca)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${platform.url}/AITeam?utm_source=mail`);
  await cardOf(page, lubbock).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/About$/);
});

test('a URL fragment with an agent’s ID opens its dialog, on load and on change', async ({
  page,
}) => {
  await page.goto('/AITeam#rca-assistant');
  await expectAgentText(dialogOf(page, rca), rca);
  await hydrate(page);
  await page.evaluate(() => {
    location.hash = 'lubbock';
  });
  await expectAgentText(dialogOf(page, lubbock), lubbock);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(dialogOf(page, rca)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/AITeam$/);
  await expect(cardOf(page, rca)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card opens with its agent’s text', async ({ page }) => {
    await page.goto('/AITeam');
    await cardOf(page, rca).click();
    await expectAgentText(dialogOf(page, rca), rca);
    await closeOf(page, rca).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a dialog’s demo link is in view without scrolling', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/AITeam#${rca.id}`);
    const demo = dialogOf(page, rca).getByRole('link', { name: team.agent.action.label });
    await expect(demo).toBeInViewport({ ratio: 1 });
  }
});
