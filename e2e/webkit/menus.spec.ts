import { buildMenu } from '@/lib/content';
import { clicksWithoutPointerType } from '../older-browsers';
import { pages } from '../registry';
import type { ElementRef } from './elements';
import { expect, test } from './fixtures';
import type { WebKitWindow } from './window';

const menus = buildMenu(pages).filter((item) => item.kind === 'group');

for (const { label, columns } of menus) {
  const [first = ''] = columns.flatMap(({ links }) => links.map((link) => link.label));

  /** Opens /About; helpers for this menu's state. */
  async function menuOn(webkit: WebKitWindow, origin: string) {
    await webkit.open(`${origin}/About`);
    const banner = await webkit.find('banner', '');
    const link = () => webkit.query('link', first, banner);
    const button = () => webkit.find('button', label, banner);
    return {
      button,
      // Radix's menu can replace the plain one between finding the button and pressing it.
      press: (pointer?: 'touch') =>
        webkit.waitUntil(`${label} is pressed`, async () => {
          await webkit.press(await button(), pointer);
          return true;
        }),
      isOpen: () => webkit.waitUntil(`${label} is open`, link),
      isClosed: () => webkit.waitUntil(`${label} is closed`, async () => !(await link())),
      staysOpen: () => webkit.stays(`${label} is open`, link),
    };
  }

  test(`${label} opens on hover, and a click keeps it open`, async ({ webkit, platform }) => {
    const menu = await menuOn(webkit, platform.url);
    await webkit.hover(await menu.button());
    await menu.isOpen();
    await menu.press();
    await menu.staysOpen();
    await webkit.movePointerAway();
    await menu.isClosed();
  });

  test(`${label} stays open after a click without a pointer type`, async ({ webkit, platform }) => {
    const menu = await menuOn(webkit, platform.url);
    await webkit.run(clicksWithoutPointerType);
    await webkit.hover(await menu.button());
    await menu.isOpen();
    await menu.press();
    await menu.staysOpen();
  });

  test(`${label} opens and closes by touch`, async ({ webkit, platform }) => {
    const menu = await menuOn(webkit, platform.url);
    await menu.press('touch');
    await menu.isOpen();
    await menu.press('touch');
    await menu.isClosed();
  });

  test(`${label} opens by keyboard, and Escape returns focus`, async ({ webkit, platform }) => {
    const menu = await menuOn(webkit, platform.url);
    await webkit.focus(await menu.button());
    await webkit.type('Enter');
    await menu.isOpen();
    await webkit.type('Tab');
    await webkit.waitForFocus('link', first);
    await webkit.type('Escape');
    await menu.isClosed();
    await webkit.waitForFocus('button', label);
  });
}

for (const pointer of ['mouse', 'touch'] as const) {
  test(`the mobile menu opens and closes by ${pointer}`, async ({ webkit, platform }) => {
    await webkit.resize(390);
    await webkit.open(`${platform.url}/About`);
    const button = await webkit.find('button', 'Menu');
    await webkit.press(button, pointer);
    await webkit.find('navigation', 'Site');
    await webkit.press(button, pointer);
    await webkit.waitUntil(
      'the menu is closed',
      async () => !(await webkit.query('navigation', 'Site')),
    );
  });
}

test('after a click on Menu, Tab moves into the menu, and Escape returns to the button', async ({
  webkit,
  platform,
}) => {
  await webkit.resize(390);
  await webkit.open(`${platform.url}/About`);
  // WebKit skips the menu only after a click on something inside the button, such as its text.
  const label = await webkit.run(
    'return arguments[0].lastElementChild',
    await webkit.find('button', 'Menu'),
  );
  // The script returns an element.
  await webkit.press(label as ElementRef);
  await webkit.find('navigation', 'Site');
  await webkit.type('Tab');
  expect((await webkit.focused()).label).toContain(menus[0]?.label);
  await webkit.type('Escape');
  await webkit.waitForFocus('button', 'Menu');
});
