import { Key } from 'selenium-webdriver';
import { headlineOf, labelIn, pageNamed } from '../registry';
import { expect, test } from './fixtures';
import type { WebKitWindow } from './window';

const frame = 'Site preview';

async function enterAddress(webkit: WebKitWindow, address: string): Promise<void> {
  await webkit.press(await webkit.find('textbox', 'Address'));
  await webkit.selectAll();
  await webkit.type(address, Key.ENTER);
}

test('the desk opens a page, and its address field follows links', async ({ webkit, platform }) => {
  await webkit.driver.get(`${platform.url}/preview`);
  await enterAddress(webkit, '/About');
  await webkit.findInFrame(frame, 'heading', headlineOf('About'));
  await webkit.waitUntil('the link is followed', async () => {
    // The desk may still be replacing the frame.
    await webkit.focus(await webkit.findInFrame(frame, 'link', labelIn('footer', 'ISO')));
    await webkit.type(Key.ENTER);
    return true;
  });
  await webkit.findInFrame(frame, 'heading', headlineOf('ISO'));
  await webkit.leaveFrame();
  await webkit.waitUntil('the address follows', async () => {
    const address = await webkit.find('textbox', 'Address');
    return (await webkit.run('return arguments[0].value', address)) === pageNamed('ISO').href;
  });
});

test('the desk switches to a signed-in user and back to a visitor', async ({
  webkit,
  platform,
}) => {
  await webkit.driver.get(`${platform.url}/preview`);
  for (const [persona, button] of [
    ['User', 'Sign out'],
    ['Visitor', 'Sign in'],
  ] as const) {
    await webkit.press(await webkit.find('radio', persona));
    await webkit.findInFrame(frame, 'button', button);
    await webkit.leaveFrame();
  }
});

test('a fault switched on at the desk leaves the page readable', async ({ webkit, platform }) => {
  await webkit.driver.get(`${platform.url}/preview?open=faults`);
  await webkit.press(await webkit.find('switch', 'Error 500'));
  await enterAddress(webkit, '/About');
  await webkit.findInFrame(frame, 'heading', headlineOf('About'));
  expect(platform.faults.list()).not.toEqual([]);
});
