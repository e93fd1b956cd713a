import { menuOf } from '@/lib/content';
import { clicksBeforeSafari18 } from '../older-browsers';
import { pages } from '../registry';
import { expect, test } from './fixtures';
import type { WebKitWindow } from './window';

const menus = menuOf(pages).filter((item) => item.kind === 'group');

for (const { label, columns } of menus) {
  const [first = ''] = columns.flatMap(({ links }) => links.map((link) => link.label));

  /** About's page with this menu's button, and ways to tell whether the menu is open. */
  async function menuOn(webkit: WebKitWindow, origin: string) {
    await webkit.open(`${origin}/About`);
    const banner = await webkit.find('banner', '');
    const link = () => webkit.look('link', first, banner);
    return {
      button: () => webkit.find('button', label, banner),
      isOpen: () => webkit.until(`${label} is open`, link),
      isClosed: () => webkit.until(`${label} is closed`, async () => !(await link())),
      staysOpen: () => webkit.holds(`${label} is open`, link),
    };
  }

  test(`${label} opens under the mouse, and a press keeps it open`, async ({
    webkit,
    platform,
  }) => {
    const menu = await menuOn(webkit, platform.url);
    await webkit.hover(await menu.button());
    await menu.isOpen();
    await webkit.press(await menu.button());
    await menu.staysOpen();
    await webkit.leave();
    await menu.isClosed();
  });

  test(`${label} stays open where a click doesn’t say what it came from`, async ({
    webkit,
    platform,
  }) => {
    const menu = await menuOn(webkit, platform.url);
    await webkit.run(clicksBeforeSafari18);
    await webkit.hover(await menu.button());
    await menu.isOpen();
    await webkit.press(await menu.button());
    await menu.staysOpen();
  });

  test(`${label} opens and closes by touch`, async ({ webkit, platform }) => {
    const menu = await menuOn(webkit, platform.url);
    await webkit.press(await menu.button(), 'touch');
    await menu.isOpen();
    await webkit.press(await menu.button(), 'touch');
    await menu.isClosed();
  });

  test(`${label} opens by keyboard, and Escape gives the focus back`, async ({
    webkit,
    platform,
  }) => {
    const menu = await menuOn(webkit, platform.url);
    await webkit.focus(await menu.button());
    await webkit.type('Enter');
    await menu.isOpen();
    await webkit.type('Tab');
    await webkit.focusIsOn('link', first);
    await webkit.type('Escape');
    await menu.isClosed();
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
