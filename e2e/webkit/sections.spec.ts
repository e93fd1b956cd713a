import { content } from '@/lib/content';
import { headlineOf, pageNamed } from '../registry';
import { expect, test } from './fixtures';

const { agents, capabilities, team } = content();
const { groups } = team.wall.roles;

for (const [role = ''] of groups.map((group) => group.roles)) {
  test(`${role} shows the agents for that role, and Back all of them`, async ({
    webkit,
    platform,
  }) => {
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
    await webkit.until(`${count} agents are shown`, async () => (await shown()) === count);
    await webkit.back();
    await webkit.until('all agents are shown', async () => (await shown()) === agents.length);
  });
}

for (const { title, features } of capabilities.pillars) {
  test(`on a phone, “${title}” opens and closes`, async ({ webkit, platform }) => {
    await webkit.resize(390);
    await webkit.open(`${platform.url}/Capabilities`);
    // WebKit gives what opens it no role of its own.
    const summary = await webkit.find('', title);
    const shown = () =>
      webkit.run(
        `return [...document.querySelectorAll('main li')].some(
          (item) => item.textContent.includes(arguments[0]) && item.checkVisibility())`,
        features[0],
      );
    expect(await shown()).toBe(false);
    await webkit.press(summary);
    await webkit.until('its features are shown', shown);
    await webkit.press(summary);
    await webkit.until('its features are hidden', async () => !(await shown()));
  });
}

test('an address with a fragment opens the page at its section', async ({ webkit, platform }) => {
  const last = capabilities.pillars.at(-1);
  await webkit.open(`${platform.url}/Capabilities#${last?.id}`);
  const heading = await webkit.find('heading', last?.title ?? '');
  await webkit.until('the section is in view', () =>
    webkit.run(
      `const { top } = arguments[0].getBoundingClientRect(); return top >= 0 && top < innerHeight`,
      heading,
    ),
  );
});

test('the first press of Tab offers to skip to the words', async ({ webkit, platform }) => {
  await webkit.open(`${platform.url}/About`);
  await webkit.type('Tab');
  await webkit.focusIsOn('link', 'Skip to main content');
  await webkit.type('Enter');
  await webkit.until('the focus is on the words', () =>
    webkit.run(`return document.activeElement.tagName === 'MAIN'`),
  );
});

test('on a phone the menu leads to a page, and closes', async ({ webkit, platform }) => {
  await webkit.resize(390);
  await webkit.open(`${platform.url}/Story`);
  await webkit.press(await webkit.find('button', 'Menu'));
  const menu = await webkit.find('navigation', 'Site');
  await webkit.press(await webkit.find('link', pageNamed('About').menu?.label ?? '', menu));
  await webkit.find('heading', headlineOf('About'));
  await webkit.until('the menu is closed', async () => !(await webkit.look('navigation', 'Site')));
});
