import { content } from '@/lib/content';
import { expect, hydrate, mainText, test } from '../fixtures';
import { clicksWithoutFocus, clicksWithoutPointerType, withoutPopovers } from '../older-browsers';
import { headlineOf, labelIn } from '../registry';

test.describe('when clicks have no pointer type', () => {
  test.beforeEach(({ page }) => page.addInitScript(clicksWithoutPointerType));

  test('clicking a menu that opened on hover keeps it open', async ({ page }) => {
    await page.goto('/About');
    await hydrate(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: labelIn('menu', 'Permits') })).toBeVisible();
  });
});

test.describe('when a click doesn’t focus the button', () => {
  test.beforeEach(({ page }) => page.addInitScript(clicksWithoutFocus));

  for (const [path, name] of [
    ['/About', 'Search'],
    ['/', 'Full-screen video'],
    ['/AITeam', content().agents[0]?.name ?? ''],
    ['/NoSuchPage', 'Search this site'],
  ] as const) {
    test(`the dialog that “${name}” opens returns focus to it when it closes`, async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});

test.describe('without popover support', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => withoutPopovers(page));
  // The page may still be loading when the test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('scripts open and close the menu, and its links work', async ({ page }) => {
    await page.goto('/About');
    const menu = page.getByRole('navigation', { name: 'Site' });
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeInViewport();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByText('Platform', { exact: true }).click();
    await menu.getByRole('link', { name: labelIn('menu', 'ISO') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf('ISO'));
    await expect(menu).toBeHidden();
  });

  test('an agent’s button and URL fragment show its text, and the button hides it again', async ({
    page,
  }) => {
    const [first, second] = content().agents;
    if (first === undefined || second === undefined) throw new Error('there are no two agents');
    await page.goto(`/AITeam#${second.id}`);
    await expect(page.getByText(second.mainBenefit)).toBeVisible();
    await expect(page.getByText(first.mainBenefit)).toBeHidden();
    const button = page.getByRole('button', { name: first.name, exact: true });
    await button.click();
    await expect(page.getByText(first.mainBenefit)).toBeVisible();
    await button.click();
    await expect(page.getByText(first.mainBenefit)).toBeHidden();
  });

  test('without scripts, every agent’s text is on the page and nothing covers the links', {
    tag: '@no-scripts',
  }, async ({ browser, platform }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: platform.url,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await withoutPopovers(page);
    await page.goto('/AITeam');
    const text = await mainText(page);
    for (const { mainBenefit } of content().agents) expect(text).toContain(mainBenefit);
    await expect(page.getByRole('button', { name: /Menu|Close/ })).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf('About'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});
