import { content } from '@/lib/content';
import { headlineAgentCount } from '../exported/specification/product-pages';
import { expect, hydrate, mainText, test } from '../fixtures';
import { headline } from '../locators';
import { headlineOf } from '../registry';

const { home, agents } = content();

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
});

test('Home shows all of its content', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  const mainContent = await mainText(page);
  for (const { name, headline, description, benefits } of [...home.showcases, ...home.more]) {
    const showcase = page.getByRole('region', { name: headline });
    await expect(showcase.getByRole('heading', { level: 2 })).toHaveText(headline);
    await expect(showcase.getByText(name, { exact: true })).toBeVisible();
    for (const text of [description, ...benefits]) await expect(showcase).toContainText(text);
  }
  for (const { title, text } of [...home.why.points, ...home.proof.points]) {
    expect(mainContent).toContain(title);
    expect(mainContent).toContain(text);
  }
  for (const { title, text } of home.tiles.items) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(mainContent).toContain(text);
  }
});

test('Home shows four agents and links to the full team', async ({ page }) => {
  const team = page.getByRole('region', { name: home.team.heading });
  const four = agents.filter(({ headline }) => headline);
  expect(four).toHaveLength(headlineAgentCount);
  for (const { name, tagline } of four) {
    await expect(team.getByRole('heading', { name })).toBeVisible();
    await expect(team).toContainText(tagline);
  }
  await team.getByRole('link', { name: home.team.link.label }).click();
  await expect(page).toHaveURL(/\/AITeam$/);
  await expect(headline(page, 'AITeam')).toBeVisible();
});

/* Firefox can make a scrolling or playing film a Tab stop, with nothing to operate. */
test('Tab skips the film', { tag: '@engines' }, async ({ page }) => {
  const film = page.getByRole('figure').getByLabel(home.hero.film.title);
  await page.getByRole('main').focus();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(film).not.toBeFocused();
  }
});

for (const width of [1440, 390]) {
  test(`each sentence of Home’s headline starts a new line at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = [];
    for (const sentence of headlineOf('Home').split(/(?<=\.) /)) {
      boxes.push(await headline(page, 'Home').getByText(sentence, { exact: true }).boundingBox());
    }
    for (const [index, box] of boxes.entries()) {
      expect(box).not.toBeNull();
      const above = boxes[index - 1];
      if (box === null || above === null || above === undefined) continue;
      expect(box.x).toBe(above.x);
      expect(box.y).toBeGreaterThanOrEqual(above.y + above.height);
    }
  });
}
