import { content } from '@/lib/content';
import { agentNames } from '@/lib/content/testing-specification';
import { expect, hydrate, test } from '../fixtures';
import { pages } from '../registry';

const { agents, team } = content();

test('every agent has a card, and the agents in spec.md are in its order', async ({ page }) => {
  await page.goto('/AITeam');
  await hydrate(page);
  const board = page.getByRole('region', { name: team.wall.heading });
  const names = agents.map(({ name }) => name);
  await expect(board.getByRole('button')).toHaveText(names);
  expect(names.filter((name) => agentNames.includes(name))).toEqual(agentNames);
  for (const { tagline } of agents) await expect(board).toContainText(tagline);
});

test('Back to Home opens the home page', async ({ page }) => {
  await page.goto('/AITeam');
  await hydrate(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('every agent count in the copy matches the number of agents', async ({ request }) => {
  const counts: [page: string, number: string][] = [];
  for (const { name, href } of pages) {
    const html = await (await request.get(href)).text();
    // "4 features, 9 agents" counts a single pillar's agents.
    const numbers = /(?<!, )\b(\d+|eighteen)\s(?:[\w-]+\s)?agents\b/gi;
    for (const [, number = ''] of html.matchAll(numbers)) {
      counts.push([name, number]);
    }
  }
  expect(counts.filter(([, number]) => number !== String(agents.length))).toEqual([]);
  for (const page of ['Home', 'AITeam']) expect(counts.map(([name]) => name)).toContain(page);
});
