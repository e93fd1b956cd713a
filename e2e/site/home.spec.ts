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
