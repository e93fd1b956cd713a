import { Key } from 'selenium-webdriver';
import { content } from '@/lib/content';
import { distinctPages, headlineOf } from '../registry';
import { expect, test } from './fixtures';

const { agents, team } = content();
const role = team.wall.roles.groups[0]?.roles[0] ?? 'no role';

test(`“${role}” filters the agents, and Back shows all of them`, async ({ webkit, platform }) => {
  const count = agents.filter(({ targetUsers }) =>
    targetUsers.some((user) => user === role),
  ).length;
  await webkit.open(`${platform.url}/AITeam`);
  const roles = await webkit.find('navigation', team.wall.roles.label);
  await webkit.press(await webkit.find('link', role, roles));
  const shown = () =>
    webkit.run(
      `return [...document.querySelectorAll('main button[aria-haspopup=dialog]')]
        .filter((button) => button.checkVisibility()).length`,
    );
  await webkit.waitUntil(`${count} agents are shown`, async () => (await shown()) === count);
  await webkit.driver.navigate().back();
  await webkit.waitUntil('all agents are shown', async () => (await shown()) === agents.length);
});

test('the first Tab stop is the skip link', async ({ webkit, platform }) => {
  await webkit.open(`${platform.url}/About`);
  await webkit.type(Key.TAB);
  await webkit.waitForFocus('link', 'Skip to main content');
  await webkit.type(Key.ENTER);
  await webkit.waitForFocus('main', '');
});

const addresses = [
  ...distinctPages.map(({ name, href }) => ({ href, headline: headlineOf(name) })),
  { href: '/NoSuchPage', headline: 'Page Not Found' },
];

test('no page scrolls sideways on a phone or on a desktop', async ({ webkit, platform }) => {
  test.slow();
  for (const { href, headline } of addresses) {
    await webkit.open(platform.url + href);
    await webkit.find('heading', headline);
    for (const width of [390, 1440]) {
      await webkit.resize(width);
      expect(await webkit.run('return document.documentElement.scrollWidth'), href).toBe(width);
    }
  }
});
