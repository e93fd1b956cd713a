import { headlineOf, labelIn, pageNamed } from '../registry';
import { expect, test } from './fixtures';

const frame = 'Site preview';

test('the desk opens a page, and its address field follows links', async ({ webkit, platform }) => {
  await webkit.visit(`${platform.url}/preview`);
  await webkit.press(await webkit.find('textbox', 'Address'));
  await webkit.type('Control+a', ...'/About', 'Enter');
  await webkit.findInFrame(frame, 'heading', headlineOf('About'));
  const iso = pageNamed('ISO');
  await webkit.waitUntil('the link is followed', async () => {
    // The desk may still be replacing the frame.
    await webkit.focus(await webkit.findInFrame(frame, 'link', labelIn('footer', 'ISO')));
    await webkit.type('Enter');
    return true;
  });
  await webkit.findInFrame(frame, 'heading', headlineOf('ISO'));
  await webkit.leaveFrame();
  await webkit.waitUntil('the address follows', async () => {
    const address = await webkit.find('textbox', 'Address');
    return (await webkit.run('return arguments[0].value', address)) === iso.href;
  });
});

test('the desk switches to a signed-in user and back to a visitor', async ({
  webkit,
  platform,
}) => {
  await webkit.visit(`${platform.url}/preview`);
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
  await webkit.visit(`${platform.url}/preview?open=faults`);
  await webkit.press(await webkit.find('switch', 'Error 500'));
  await webkit.press(await webkit.find('textbox', 'Address'));
  await webkit.type('Control+a', ...'/About', 'Enter');
  await webkit.findInFrame(frame, 'heading', headlineOf('About'));
  expect(platform.faults.list()).not.toEqual([]);
});
