import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';
import { agentWithId } from '../registry';

const { agents, team } = content();
const { label, groups } = team.wall.roles;
type Role = (typeof groups)[number]['roles'][number];

const roles = groups.flatMap((group) => group.roles);
const hse: Role = 'HSE Manager';
const abbott = agentWithId('abbott');
const forRole = (role: Role) => agents.filter(({ targetUsers }) => targetUsers.includes(role));
const namesOf = (subset: typeof agents) => subset.map(({ name }) => name);

function boardOf(page: Page): Locator {
  return page.getByRole('region', { name: team.wall.heading });
}

/** The filter link for a role, or for all agents. Its name ends with the number of agents. */
function linkTo(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: label })
    .getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
}

async function expectAgents(page: Page, expected: typeof agents) {
  await expect(boardOf(page).getByRole('button')).toHaveText(namesOf(expected));
}

async function expectRole(page: Page, role: Role) {
  await expectAgents(page, forRole(role));
  await expect(boardOf(page)).toContainText(`${forRole(role).length} of ${agents.length} agents`);
}

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('role links and Back filter the agents', async ({ page }) => {
    await page.goto('/AITeam');
    await expectAgents(page, agents);
    for (const role of roles) {
      await page.getByRole('link', { name: label }).click();
      await linkTo(page, role).click();
      await expectRole(page, role);
      const result = `${forRole(role).length} of ${agents.length} agents`;
      await expect(boardOf(page).getByText(result).filter({ visible: true })).toBeInViewport();
    }
    const address = page.url();
    await page.goto('/AITeam#how-they-work');
    await expectAgents(page, agents);
    await page.goto(address);
    await expectRole(page, roles.at(-1) ?? hse);
    await page.getByRole('link', { name: team.wall.roles.reset }).click();
    await expectAgents(page, agents);
    await page.goBack();
    await expectRole(page, roles.at(-1) ?? hse);
  });
});

test('choosing a role by keyboard focuses the result, and Tab continues to the agents', async ({
  page,
}) => {
  await openPage(page, '/AITeam');
  await page.getByRole('link', { name: label }).press('Enter');
  await linkTo(page, hse).focus();
  await page.keyboard.press('Enter');
  await expectRole(page, hse);
  await expect(page).toHaveURL(/\/AITeam#role-hse-manager$/);
  const focused = page.locator(':focus');
  await expect(focused).toContainText(hse);
  await expect(focused).toContainText(`${forRole(hse).length} of ${agents.length} agents`);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(team.wall.roles.reset);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(forRole(hse)[0]?.name ?? '');
});

test('opening and closing a dialog keeps the role filter and its URL fragment', async ({
  page,
}) => {
  await openPage(page, '/AITeam#role-hse-manager');
  await boardOf(page).getByRole('button', { name: abbott.name }).click();
  await expect(page).toHaveURL(/#abbott$/);
  await expect(page.getByRole('dialog', { name: abbott.name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#role-hse-manager$/);
  await expectRole(page, hse);
  await page.reload();
  await expectRole(page, hse);
});

test('a role link in a dialog filters the agents', async ({ page }) => {
  await openPage(page, '/AITeam#abbott');
  // The modal dialog has replaced the popover, which has the same link.
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.getByRole('dialog').getByRole('link', { name: hse }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectRole(page, hse);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: abbott.name })).toBeVisible();
});
