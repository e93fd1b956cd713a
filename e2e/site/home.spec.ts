import { content } from '@/lib/content';
import { expect, hydrate, test } from '../fixtures';

/* Firefox can make a scrolling or playing film a Tab stop, with nothing to operate. */
test('Tab skips the film', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const film = page.getByRole('figure').getByLabel(content().home.hero.film.title);
  await page.getByRole('main').focus();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(film).not.toBeFocused();
  }
});
