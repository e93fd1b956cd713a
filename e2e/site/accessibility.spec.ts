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

/* every-page/ checks the pages as they open. Playing films and fade-ins would slow down every scan, and axe doesn't check them. */
test.use({ reducedMotion: 'reduce' });
test.slow();
test.beforeEach(({ page }) => addAxe(page));

for (const width of [390, 1440]) {
  // Tall enough for a whole dialog: if it scrolls, axe reports a link half-covered by its bottom bar as too small.
  test.describe(`at ${width} pixels, axe finds no violations`, () => {
    test.use({ viewport: { width, height: 1600 } });

    test('in the film’s player and an agent’s dialog, or behind them', async ({ page }) => {
      await openPage(page, '/');
      await page.getByRole('main').getByRole('button', { name: /video/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await openPage(page, `/AITeam#${agentWithId('milam').id}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test('for a signed-in user, for an admin, or on Access Restricted', async ({
      page,
      platform,
    }) => {
      await openSignedIn(page, platform, operator, placeholders[0]?.href);
      expect(await axeViolations(page), 'signed in').toEqual([]);
      await clearSignIn(page);
      await page.goto(signedInUrl(platform, admin, '/NoSuchPage'));
      await expect(page.getByText('Admin Note')).toBeVisible();
      expect(await axeViolations(page), 'admin on 404').toEqual([]);
      await clearSignIn(page);
      await page.goto(signedInUrl(platform, guest));
      await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
      expect(await axeViolations(page), 'restricted').toEqual([]);
    });
  });
}

test('axe finds no violations with any menu open', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openPage(page, '/About');
  for (const name of ['Platform', 'Solutions', 'Resources', 'Support']) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations(page, { include: 'banner' }), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  expect(await axeViolations(page), 'mobile menu').toEqual([]);
});
