import { Key, type WebElement } from 'selenium-webdriver';
import { buildMenu } from '@/lib/content';
import { headlineOf, labelIn, pages } from '../registry';
import { expect, test } from './fixtures';
import type { WebKitWindow } from './window';

const menus = buildMenu(pages)
  .filter((item) => item.kind === 'group')
  .map(({ label, columns: [column] }) => ({ label, first: column?.links[0]?.label ?? '' }));

/** What a test does to each menu of the top bar on /About, one after the other. */
async function forEachMenu(
  webkit: WebKitWindow,
  origin: string,
  check: (menu: Awaited<ReturnType<typeof menuNamed>>) => Promise<void>,
) {
  await webkit.open(`${origin}/About`);
  for (const menu of menus) await check(await menuNamed(webkit, menu));
}

async function menuNamed(webkit: WebKitWindow, { label, first }: (typeof menus)[number]) {
  const banner = await webkit.find('banner', '');
  const link = () => webkit.query('link', first, banner);
  const button = () => webkit.find('button', label, banner);
  return {
    label,
    first,
    button,
    press: async (pointer?: 'touch') => webkit.press(await button(), pointer),
    isOpen: () => webkit.waitUntil(`${label} is open`, link),
    isClosed: () => webkit.waitUntil(`${label} is closed`, async () => !(await link())),
    staysOpen: () => webkit.stays(`${label} is open`, link),
  };
}

test('menus open on hover, and a click keeps them open', async ({ webkit, platform }) => {
  await forEachMenu(webkit, platform.url, async (menu) => {
    await webkit.hover(await menu.button());
    await menu.isOpen();
    await menu.press();
    await menu.staysOpen();
    await webkit.movePointerAway();
    await menu.isClosed();
  });
});

test('menus open and close by touch', async ({ webkit, platform }) => {
  await forEachMenu(webkit, platform.url, async (menu) => {
    await menu.press('touch');
    await menu.isOpen();
    await menu.press('touch');
    await menu.isClosed();
  });
});

test('menus open by keyboard, and Escape returns focus', async ({ webkit, platform }) => {
  await forEachMenu(webkit, platform.url, async (menu) => {
    await webkit.focus(await menu.button());
    await webkit.type(Key.ENTER);
    await menu.isOpen();
    await webkit.type(Key.TAB);
    await webkit.waitForFocus('link', menu.first);
    await webkit.type(Key.ESCAPE);
    await menu.isClosed();
    await webkit.waitForFocus('button', menu.label);
  });
});

for (const pointer of ['mouse', 'touch'] as const) {
  test(`the mobile menu opens and closes by ${pointer}, and its links open pages`, async ({
    webkit,
    platform,
  }) => {
    const isClosed = async () => !(await webkit.query('navigation', 'Site'));
    await webkit.resize(390);
    await webkit.open(`${platform.url}/Story`);
    const button = await webkit.find('button', 'Menu');
    await webkit.press(button, pointer);
    await webkit.find('navigation', 'Site');
    await webkit.press(button, pointer);
    await webkit.waitUntil('the menu is closed', isClosed);
    await webkit.press(button, pointer);
    const menu = await webkit.find('navigation', 'Site');
    await webkit.press(await webkit.find('link', labelIn('menu', 'About'), menu), pointer);
    await webkit.find('heading', headlineOf('About'));
    await webkit.waitUntil('the menu is closed', isClosed);
  });
}

test('after a click on Menu, Tab moves into the menu, and Escape returns to the button', async ({
  webkit,
  platform,
}) => {
  await webkit.resize(390);
  await webkit.open(`${platform.url}/About`);
  // WebKit skips the menu only after a click on something inside the button, such as its text.
  const text = await webkit.run<WebElement>(
    'return arguments[0].lastElementChild',
    await webkit.find('button', 'Menu'),
  );
  await webkit.press(text);
  await webkit.find('navigation', 'Site');
  await webkit.type(Key.TAB);
  const focused = await webkit.driver.switchTo().activeElement();
  expect(await focused.getAccessibleName()).toContain(menus[0]?.label);
  await webkit.type(Key.ESCAPE);
  await webkit.waitForFocus('button', 'Menu');
});
