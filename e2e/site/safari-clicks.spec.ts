import { content } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';
import { labelIn } from '../registry';

/** Before Safari 18.2, click events are MouseEvents without a pointerType. */
const clicksWithoutPointerType = `addEventListener(
  'click',
  (event) => Object.setPrototypeOf(event, MouseEvent.prototype),
  true,
)`;

/** Safari doesn't focus a button on click. */
const clicksWithoutFocus = `addEventListener(
  'mousedown',
  (event) => event.target.closest('button') && event.preventDefault(),
  true,
)`;

test.describe('when clicks have no pointer type', () => {
  test.beforeEach(({ page }) => page.addInitScript(clicksWithoutPointerType));

  test('clicking a menu that opened on hover keeps it open', async ({ page }) => {
    await openPage(page, '/About');
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
      await openPage(page, path);
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});
