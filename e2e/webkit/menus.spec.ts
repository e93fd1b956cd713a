import { menuOf } from '@/lib/content';
import { pages } from '../registry';
import { expect, test } from './fixtures';

const menus = menuOf(pages).filter((item) => item.kind === 'group');

for (const { label, columns } of menus) {
  const [first = ''] = columns.flatMap(({ links }) => links.map((link) => link.label));

  test(`${label} opens under the mouse, and a press keeps it open`, async ({
    webkit,
    platform,
  }) => {
    await webkit.open(`${platform.url}/About`);
    const button = await webkit.find('button', label);
    await webkit.hover(button);
    await webkit.find('link', first);
    await webkit.press(await webkit.find('button', label));
    await webkit.holds(`${label} is open`, () => webkit.look('link', first));
    await webkit.hover(await webkit.find('heading', ''));
    await webkit.until(`${label} is closed`, async () => !(await webkit.look('link', first)));
  });

  test(`${label} opens and closes by touch`, async ({ webkit, platform }) => {
    await webkit.open(`${platform.url}/About`);
    await webkit.press(await webkit.find('button', label), 'touch');
    await webkit.find('link', first);
    await webkit.press(await webkit.find('button', label), 'touch');
    await webkit.until(`${label} is closed`, async () => !(await webkit.look('link', first)));
  });

  test(`${label} opens by keyboard, and Escape gives the focus back`, async ({
    webkit,
    platform,
  }) => {
    await webkit.open(`${platform.url}/About`);
    await webkit.focus(await webkit.find('button', label));
    await webkit.type('Enter');
    await webkit.find('link', first);
    await webkit.type('Tab');
    await webkit.focusIsOn('link', first);
    await webkit.type('Escape');
    await webkit.focusIsOn('button', label);
  });
}

for (const pointer of ['mouse', 'touch'] as const) {
  test(`the phone’s menu opens and closes by ${pointer}`, async ({ webkit, platform }) => {
    await webkit.resize(390);
    await webkit.open(`${platform.url}/About`);
    const button = await webkit.find('button', 'Menu');
    await webkit.press(button, pointer);
    await webkit.find('navigation', 'Site');
    await webkit.press(button, pointer);
    await webkit.until(
      'the menu is closed',
      async () => !(await webkit.look('navigation', 'Site')),
    );
  });
}

test('after a press on Menu, Tab leads into the menu, and Escape back to the button', async ({
  webkit,
  platform,
}) => {
  await webkit.resize(390);
  await webkit.open(`${platform.url}/About`);
  await webkit.press(await webkit.find('button', 'Menu'));
  await webkit.find('navigation', 'Site');
  await webkit.type('Tab');
  expect((await webkit.focused()).label).toContain(menus[0]?.label);
  await webkit.type('Escape');
  await webkit.focusIsOn('button', 'Menu');
});
