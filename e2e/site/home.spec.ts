import { content } from '@/lib/content';
import { expect, settled, test, wordsOf } from '../fixtures';

const { home, agents } = content();

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await settled(page);
});

test('Home says all it has to say', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  const words = await wordsOf(page);
  for (const { headline, description, benefits } of home.showcases) {
    for (const text of [headline, description, ...benefits]) expect(words).toContain(text);
  }
  for (const { title, text } of home.why.points) {
    expect(words).toContain(title);
    expect(words).toContain(text);
  }
  expect(home.showcases).toHaveLength(3);
  for (const tile of [
    'Workforce Compliance',
    'Document Hub',
    'Incident & RCA',
    'Audit Ready',
    'HSE Oversight',
    'Real-time Updates',
  ]) {
    await expect(page.getByRole('heading', { name: tile })).toBeVisible();
  }
});

test('four agents stand on Home and lead to the full team', async ({ page }) => {
  const team = page.getByRole('region', { name: home.team.heading });
  const four = agents.filter(({ headline }) => headline);
  expect(four).toHaveLength(4);
  for (const { name, tagline } of four) {
    await expect(team.getByRole('heading', { name })).toBeVisible();
    await expect(team).toContainText(tagline);
  }
  await team.getByRole('link', { name: 'Meet the Full Team' }).click();
  await expect(page).toHaveURL(/\/AITeam$/);
  await expect(page.getByRole('heading', { level: 1, name: 'AI Team' })).toBeVisible();
});

test('the call to action leads to About', async ({ page }) => {
  await page.getByRole('link', { name: home.callToAction.actions[0]?.label ?? '' }).click();
  await expect(page).toHaveURL(/\/About$/);
});

test('the film loops silently and a press on it opens the player', async ({ page }) => {
  const film = page.getByLabel(home.hero.film.title).first();
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('loop', true);
  await expect(film).toHaveJSProperty('paused', false);
  await expect(page.getByRole('dialog')).toBeHidden();

  const box = await film.boundingBox();
  if (box === null) throw new Error('the film has no place on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
  const player = page.getByRole('dialog', { name: home.hero.film.title });
  await expect(player).toBeVisible();
  await expect(player).toContainText(home.hero.film.description);
  expect(await player.evaluate((dialog) => dialog.querySelector('video')?.controls)).toBe(true);
  await expect(film).toHaveJSProperty('paused', true);

  await player.getByRole('button', { name: 'Close' }).click();
  await expect(player).toBeHidden();
  await expect(film).toHaveJSProperty('paused', false);
});

test('the player opens and closes by keyboard, and the focus comes back', async ({ page }) => {
  const open = page.getByRole('button', { name: 'Watch the video' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
});

test('the film can be paused and started again', async ({ page }) => {
  const film = page.getByLabel(home.hero.film.title).first();
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(film).toHaveJSProperty('paused', false);
});

test('with reduced motion the poster stays and the film is not fetched', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/Home');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(fetched.filter((path) => path.endsWith('.mp4'))).toEqual([]);
  expect(fetched).toContain('/media/home.avif');
});

test('with the media host down the page stands and nothing is thrown', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/Home');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
});
