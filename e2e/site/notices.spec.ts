import type { BrowserContext, Page } from 'playwright/test';
import { tokenKeys } from '@/lib/platform/names';
import { expect, openPage, test } from '../fixtures';
import type { Platform } from '../platform/platform';
import { callsTo } from '../platform-calls';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const dismissals = (page: Page) => notices(page).getByRole('button', { name: 'Dismiss' });

/**
 * Opens a page.
 *
 * @returns a function that stores a token in another tab while the platform refuses everyone with a message
 */
async function visit(context: BrowserContext, page: Page, platform: Platform) {
  await openPage(page, '/');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  let changes = 0;
  return async (message: string) => {
    const before = callsTo(platform).length;
    platform.access.set({ mode: 'refused', reason: 'maintenance', message });
    changes += 1;
    await other.evaluate(
      ([keys, token]) => {
        for (const key of keys) localStorage.setItem(key, token);
      },
      [tokenKeys, `changed-${changes}`] as const,
    );
    await expect.poll(() => callsTo(platform).length).toBeGreaterThan(before);
    await expect(notices(page)).toContainText(message);
  };
}

const messages = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map(
  (nth) => `${nth} reason: the app is closed for maintenance until the end of the day shift`,
);

test('five notices take at most a third of a phone’s window, at twice the text size', async ({
  context,
  page,
  platform,
}) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  const changeToken = await visit(context, page, platform);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const message of messages) await changeToken(message);
  await expect(dismissals(page)).toHaveCount(5);
  const box = await notices(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(height / 3);
  await expect(dismissals(page).last()).not.toBeInViewport();
  await expect(dismissals(page).first()).toBeInViewport({ ratio: 1 });

  // The keyboard scrolls to the oldest notice, and the next new one scrolls back into view. A background tab doesn't
  // scroll.
  await page.bringToFront();
  await notices(page).focus();
  await page.keyboard.press('End');
  // A scroll that isn't over yet would go on after the new notice's.
  await expect
    .poll(() =>
      notices(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop),
    )
    .toBeLessThan(1);
  await expect(dismissals(page).last()).toBeInViewport();
  await changeToken('Sixth reason');
  await expect(dismissals(page).first()).toBeInViewport({ ratio: 1 });
  await expect(dismissals(page).last()).not.toBeInViewport();
});

test('only a new notice is announced', async ({ context, page, platform }) => {
  const changeToken = await visit(context, page, platform);
  const announced = page.getByRole('status').filter({ hasText: /reason/ });
  await changeToken('First reason');
  await changeToken('Second reason');
  await expect(announced).toHaveText(/Second reason$/);
  await expect(announced).not.toContainText('First');
  await dismissals(page).first().click();
  // An old notice isn't announced again.
  await expect(notices(page)).toContainText('First reason');
  await expect(announced).toHaveCount(0);
});

test('dismissing a notice by keyboard moves the focus to the others, then to the page', async ({
  context,
  page,
  platform,
}) => {
  const changeToken = await visit(context, page, platform);
  await changeToken('First reason');
  await changeToken('Second reason');
  await expect(dismissals(page)).toHaveCount(2);
  // A background tab has no focus.
  await page.bringToFront();
  await dismissals(page).first().press('Enter');
  await expect(dismissals(page)).toHaveCount(1);
  await expect(notices(page)).toBeFocused();
  await dismissals(page).press('Enter');
  await expect(notices(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
