import { content } from '@/lib/content';
import { distinctPages, headlineOf, labelIn } from '../registry';
import { expect, test } from './fixtures';

const { agents, capabilities, team } = content();
const { groups } = team.wall.roles;

for (const [role = ''] of groups.map((group) => group.roles)) {
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
    await webkit.back();
    await webkit.waitUntil('all agents are shown', async () => (await shown()) === agents.length);
  });
}

for (const { title, features } of capabilities.pillars) {
  test(`on a phone, “${title}” opens and closes`, async ({ webkit, platform }) => {
    await webkit.resize(390);
    await webkit.open(`${platform.url}/Capabilities`);
    // WebKit exposes <summary> without a role.
    const summary = await webkit.find('', title);
    const shown = () =>
      webkit.run(
        `return [...document.querySelectorAll('main li')].some(
          (item) => item.textContent.includes(arguments[0]) && item.checkVisibility())`,
        features[0],
      );
    expect(await shown()).toBe(false);
    await webkit.press(summary);
    await webkit.waitUntil('its features are shown', shown);
    await webkit.press(summary);
    await webkit.waitUntil('its features are hidden', async () => !(await shown()));
  });
}

test('a URL with a fragment scrolls to its section', async ({ webkit, platform }) => {
  const last = capabilities.pillars.at(-1);
  if (last === undefined) throw new Error('there are no pillars');
  await webkit.open(`${platform.url}/Capabilities#${last.id}`);
  const heading = await webkit.find('heading', last.title);
  await webkit.waitUntil('the section is in view', () =>
    webkit.run(
      `const { top } = arguments[0].getBoundingClientRect(); return top >= 0 && top < innerHeight`,
      heading,
    ),
  );
});

test('the first Tab stop is the skip link', async ({ webkit, platform }) => {
  await webkit.open(`${platform.url}/About`);
  await webkit.type('Tab');
  await webkit.waitForFocus('link', 'Skip to main content');
  await webkit.type('Enter');
  await webkit.waitUntil('main has the focus', () =>
    webkit.run(`return document.activeElement.tagName === 'MAIN'`),
  );
});

test('on a phone, a menu link opens its page and closes the menu', async ({ webkit, platform }) => {
  await webkit.resize(390);
  await webkit.open(`${platform.url}/Story`);
  await webkit.press(await webkit.find('button', 'Menu'));
  const menu = await webkit.find('navigation', 'Site');
  await webkit.press(await webkit.find('link', labelIn('menu', 'About'), menu));
  await webkit.find('heading', headlineOf('About'));
  await webkit.waitUntil(
    'the menu is closed',
    async () => !(await webkit.query('navigation', 'Site')),
  );
});

const addresses = [
  ...distinctPages.map(({ name, href }) => ({ href, headline: headlineOf(name) })),
  { href: '/NoSuchPage', headline: 'Page Not Found' },
];

for (const width of [390, 1440]) {
  for (const { href, headline } of addresses) {
    test(`${href} doesn’t overflow at ${width} pixels`, async ({ webkit, platform }) => {
      await webkit.resize(width);
      await webkit.open(platform.url + href);
      await webkit.find('heading', headline);
      expect(await webkit.run('return document.documentElement.scrollWidth')).toBe(width);
    });
  }
}
