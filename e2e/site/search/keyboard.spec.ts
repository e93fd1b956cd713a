import type { Locator } from 'playwright/test';
import { expect, openPage, test } from '../../fixtures';
import { footerLink } from '../../locators';
import { dialogOf, firstOption, openSearch, optionsOf, searchBox, typeQuery } from './dialog';

for (const keys of ['/', 'Meta+k']) {
  test(`${keys} opens search, and Escape closes it and returns focus`, async ({ page }) => {
    await openPage(page, '/About');
    const link = footerLink(page, 'AITeam');
    await link.focus();
    await page.keyboard.press(keys);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(searchBox(page)).toHaveValue('a/b');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('the / shortcut can be turned off, for the tab’s next page too, and on again', async ({
  page,
}) => {
  await openSearch(page, '/About');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const choice = dialogOf(page).getByRole('checkbox', { name: /^Press \/ to open search/ });
  await choice.uncheck();
  await page.keyboard.press('Escape');
  // Until the focus has returned, it's in a field, where a slash is text.
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toBeHidden();
  await openPage(page, '/ISO');
  await button.focus();
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await choice.check();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
});

/** Dispatches a key as Safari does after a composition: it has ended, and the input method has used the key. */
const usedByInputMethod = (field: Locator, key: string) =>
  field.dispatchEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true });

test('keys that an input method uses neither choose, open, nor close anything', async ({
  page,
}) => {
  await openSearch(page, '/About');
  await typeQuery(page, 'lockout');
  await expect(firstOption(page)).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
    await usedByInputMethod(searchBox(page), key);
  }
  await expect(dialogOf(page).getByRole('option', { selected: true })).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('lockout');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/About$/);
  await usedByInputMethod(page.getByRole('main'), '/');
  await expect(dialogOf(page)).toBeHidden();
});

test('the arrow keys, Home, and End select an option, and Enter opens it', async ({ page }) => {
  await openSearch(page, '/About');
  await page.keyboard.type('lockout');
  await expect(firstOption(page)).toBeVisible();
  const selected = dialogOf(page).getByRole('option', { selected: true });
  const expectChosen = async (place: number) => {
    await expect(selected).toHaveCount(1);
    const id = await optionsOf(page).nth(place).getAttribute('id');
    await expect(selected).toHaveId(id ?? 'none');
    await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
    await expect(searchBox(page)).toBeFocused();
  };
  await expect(selected).toHaveCount(0);
  // A key that selects an option searches for all that was typed first.
  await page.keyboard.press('ArrowDown');
  await expectChosen(0);
  const last = (await optionsOf(page).count()) - 1;
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(place);
  }

  // The left arrow goes back to the text, where Home and End move the caret.
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.type('a ');
  await expect(searchBox(page)).toHaveValue('a lockout');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectChosen(1);
  const href = (await selected.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('selecting an option scrolls it into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openSearch(page, '/About');
  await page.keyboard.type('learning');
  await expect(firstOption(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(optionsOf(page).last()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowDown');
  await expect(firstOption(page)).toBeInViewport({ ratio: 0.9 });
  const field = await searchBox(page).boundingBox();
  const below = (field?.y ?? 0) + (field?.height ?? 0);
  await expect
    .poll(async () => (await firstOption(page).boundingBox())?.y ?? 0)
    .toBeGreaterThan(below);
});
