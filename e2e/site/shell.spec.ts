import { expect, openPage, test } from '../fixtures';
import { labelIn, pages, site } from '../registry';

test.describe('on a wide screen', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/');
  });

  test('the top bar stays in view and links to Home', async ({ page }) => {
    await page.goto('/TermsOfService');
    await page.mouse.wheel(0, 600);
    const bar = page.getByRole('banner');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('a menu opens on hover, stays open on click, and closes on leave', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Solutions' });
    const link = page.getByRole('link', { name: labelIn('menu', 'SIMOPS') });
    await button.hover();
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(link).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(link).toBeHidden();
  });

  test('menus open, move focus, and close by keyboard', async ({ page }) => {
    await page.getByRole('button', { name: 'Platform' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: labelIn('menu', 'ISO') }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: labelIn('menu', 'Platform'), exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('link', { name: labelIn('menu', 'Platform'), exact: true }),
    ).toBeHidden();
    await expect(page.getByRole('button', { name: 'Platform' })).toBeFocused();

    await page.keyboard.press('Enter');
    const links = pages.filter(({ menu }) => menu?.group === 'Platform');
    for (const _ of links) await page.keyboard.press('Tab');
    await expect(
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: labelIn('menu', 'ISO') }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Solutions' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Platform' })).toBeFocused();
  });
});

test.describe('on a wide touchscreen', () => {
  test.use({ hasTouch: true });

  test('menus open and close by touch', async ({ page }) => {
    await openPage(page, '/');
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name: labelIn('menu', 'HelpCenter') });
    await banner.getByRole('button', { name: 'Support' }).tap();
    await expect(link).toBeVisible();
    await banner.getByRole('button', { name: 'Support' }).tap();
    await expect(link).toBeHidden();
  });
});

/** Before Safari 18.2, click events are MouseEvents without a pointerType. */
const clicksWithoutPointerType = `addEventListener(
  'click',
  (event) => Object.setPrototypeOf(event, MouseEvent.prototype),
  true,
)`;

test('when clicks have no pointer type, clicking a menu that opened on hover keeps it open', async ({
  page,
}) => {
  await page.addInitScript(clicksWithoutPointerType);
  await openPage(page, '/About');
  const button = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: labelIn('menu', 'Permits') })).toBeVisible();
});

test('the footer has the reader’s year', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-05T12:00:00Z');
  await openPage(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});
