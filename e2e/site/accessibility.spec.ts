import type { Page } from 'playwright/test';
import { addAxe, axeViolations } from '../axe';
import {
  admin,
  clearSignIn,
  expect,
  guest,
  openPage,
  openSignedIn,
  operator,
  signedInUrl,
  test,
} from '../fixtures';
import { agentWithId, placeholders } from '../registry';

const widths = [390, 1440];

/* every-page/ checks the pages as they open. Playing films and fade-ins would slow down every scan, and axe doesn't check them. */
test.use({ reducedMotion: 'reduce' });
test.slow();
test.beforeEach(({ page }) => addAxe(page));

async function expectNoViolations(
  page: Page,
  where: string,
  options?: Parameters<typeof axeViolations>[1],
) {
  expect(await axeViolations(page, options), where).toEqual([]);
}

/** Runs a check at each width, without reloading the page. */
async function atWidths(
  page: Page,
  all: readonly number[],
  check: (width: number) => Promise<void>,
  height = 900,
) {
  for (const width of all) {
    await page.setViewportSize({ width, height });
    await check(width);
  }
}

test('axe finds no violations in the film’s player, or behind it', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('main').getByRole('button', { name: /video/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await atWidths(page, widths, (width) =>
    expectNoViolations(page, `player at ${width} pixels`, { include: 'dialog' }),
  );
  await expectNoViolations(page, 'behind the player');
});

test('axe finds no violations in an agent’s dialog, or behind it', async ({ page }) => {
  // Tall enough for the whole dialog: if it scrolls, axe reports a link half-covered by its bottom bar as too small.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await openPage(page, `/AITeam#${agentWithId('milam').id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'behind the dialog', { exclude: 'dialog' });
  const check = (width: number) =>
    expectNoViolations(page, `${width} pixels`, { include: 'dialog' });
  await atWidths(page, widths, check, 1600);
});

test('axe finds no violations for a signed-in user, for an admin, or on Access Restricted', async ({
  page,
  platform,
}) => {
  const check = (where: string) =>
    atWidths(page, widths, (width) => expectNoViolations(page, `${where} at ${width} pixels`));
  await openSignedIn(page, platform, operator, placeholders[0]?.href);
  await check('signed in');
  await clearSignIn(page);
  await page.goto(signedInUrl(platform, admin, '/NoSuchPage'));
  await expect(page.getByText('Admin Note')).toBeVisible();
  await check('admin on 404');
  await clearSignIn(page);
  await page.goto(signedInUrl(platform, guest));
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await check('restricted');
});

test('axe finds no violations with any menu open', async ({ page }) => {
  await openPage(page, '/About');
  await atWidths(page, [1024], async (width) => {
    for (const name of ['Platform', 'Solutions', 'Resources', 'Support']) {
      const button = page.getByRole('banner').getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expectNoViolations(page, `${name} at ${width} pixels`, { include: 'banner' });
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test('axe finds no violations in the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, '/About');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await atWidths(page, [390, 768], (width) => expectNoViolations(page, `${width} pixels`));
});

for (const path of ['/Capabilities', '/ISO']) {
  test(`axe finds no violations on ${path} with everything open at 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, path);
    // Playwright has no role for a summary.
    for (const summary of await page.getByRole('main').locator('summary').all()) {
      await summary.click();
    }
    await expect(page.getByRole('main').locator('details:not([open])')).toHaveCount(0);
    await expectNoViolations(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
