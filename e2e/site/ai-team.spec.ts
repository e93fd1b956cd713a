import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, settled, test } from '../fixtures';
import { crew } from './facts';

const { agents, team } = content();
type Agent = (typeof agents)[number];

function agentCalled(id: string): Agent {
  const agent = agents.find((candidate) => candidate.id === id);
  if (agent === undefined) throw new Error(`content/agents.yaml has no agent with the id ${id}`);
  return agent;
}

const rca = agentCalled('rca-assistant');
const lubbock = agentCalled('lubbock');

function cardOf(page: Page, { name }: Agent): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

function dialogOf(page: Page, { name }: Agent): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

async function expectWords(dialog: Locator, agent: Agent) {
  await expect(dialog.getByRole('heading')).toHaveText([
    agent.name,
    'Key Capabilities',
    'Who Benefits',
    'Impact',
  ]);
  const said = await dialog.textContent();
  const { role, tagline, capabilities, targetUsers, mainBenefit } = agent;
  for (const words of [role, tagline, ...capabilities, ...targetUsers, mainBenefit]) {
    expect(said).toContain(words);
  }
}

test('eighteen cards stand in the order of the crew', async ({ page }) => {
  await page.goto('/AITeam');
  await settled(page);
  const board = page.getByRole('region', { name: team.wall.heading });
  await expect(board.getByRole('button')).toHaveText(crew);
  for (const { tagline } of agents) await expect(board).toContainText(tagline);
});

test('each card opens a dialog with its agent’s words, and Close gives the focus back', async ({
  page,
}) => {
  await page.goto('/AITeam');
  await settled(page);
  for (const agent of agents) {
    await cardOf(page, agent).click();
    const dialog = dialogOf(page, agent);
    await expectWords(dialog, agent);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cardOf(page, agent)).toBeFocused();
  }
});

test('the keyboard opens a card, Escape closes it, the focus stays inside between', async ({
  page,
}) => {
  await page.goto('/AITeam');
  await settled(page);
  await cardOf(page, rca).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, rca).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialogOf(page, rca).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cardOf(page, rca)).toBeFocused();
});

test('an open card is in the address, a closed one is not, and Back leaves the page', async ({
  page,
  platform,
}) => {
  await page.goto('/About');
  await page.goto('/AITeam?utm_source=mail');
  await settled(page);
  await cardOf(page, rca).click();
  await expect(page).toHaveURL(`${platform.url}/AITeam?utm_source=mail#rca-assistant`);
  await expect(dialogOf(page, rca).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${platform.url}/AITeam?utm_source=mail`);
  await cardOf(page, lubbock).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/About$/);
});

test('an address with an agent’s id opens its dialog, and so does a later change of it', async ({
  page,
}) => {
  await page.goto('/AITeam#rca-assistant');
  await expectWords(dialogOf(page, rca), rca);
  await page.evaluate(() => {
    location.hash = 'lubbock';
  });
  await expectWords(dialogOf(page, lubbock), lubbock);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goBack();
  await expect(dialogOf(page, rca)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/AITeam$/);
  await expect(cardOf(page, rca)).toBeFocused();
});

test('without scripts every card opens, and every word is in the HTML', async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
  const page = await context.newPage();
  await page.goto('/AITeam');
  for (const agent of agents) {
    await cardOf(page, agent).click();
    const dialog = dialogOf(page, agent);
    await expectWords(dialog, agent);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  await context.close();
});

test('a card opened before the scripts came stays open when they are here', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/AITeam', { waitUntil: 'commit' });
  await cardOf(page, rca).click();
  await expect(dialogOf(page, rca)).toBeVisible();
  release();
  await settled(page);
  await expect(page).toHaveURL(/#rca-assistant$/);
  await expectWords(dialogOf(page, rca), rca);
});

test('nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/AITeam#program-manager-assistant');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('Back to Home leads home', async ({ page }) => {
  await page.goto('/AITeam');
  await settled(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
