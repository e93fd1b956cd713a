import { Key } from 'selenium-webdriver';
import { agentWithId } from '../registry';
import { expect, test } from './fixtures';
import type { WebKitWindow } from './window';

const agent = agentWithId('milam');
const field = 'Page, topic, or agent';

/** Waits until the modal dialog, which takes focus, has replaced an agent's popover. */
async function modalDialogOf(webkit: WebKitWindow, name: string): Promise<void> {
  await webkit.find('dialog', name);
  await webkit.waitForFocus('button', 'Close');
}

for (const pointer of ['mouse', 'touch'] as const) {
  test(`search opens by ${pointer}, and returns focus to its button`, async ({
    webkit,
    platform,
  }) => {
    await webkit.open(`${platform.url}/About`);
    await webkit.press(await webkit.find('button', 'Search'), pointer);
    await webkit.waitForFocus('searchbox', field);
    await webkit.type('lockout');
    await webkit.find('option', '');
    await webkit.type(Key.ESCAPE);
    await webkit.waitForFocus('button', 'Search');
  });

  test(`an agent opens by ${pointer}, and returns focus to its card`, async ({
    webkit,
    platform,
  }) => {
    await webkit.open(`${platform.url}/AITeam`);
    await webkit.press(await webkit.find('button', agent.name), pointer);
    await modalDialogOf(webkit, agent.name);
    expect(await webkit.run('return location.hash')).not.toBe('');
    const dialog = await webkit.find('dialog', agent.name);
    await webkit.press(await webkit.find('button', 'Close', dialog), pointer);
    await webkit.waitForFocus('button', agent.name);
  });
}

test('the / key opens search, and Enter opens the first result', async ({ webkit, platform }) => {
  await webkit.open(`${platform.url}/About`);
  await webkit.type('/');
  await webkit.waitForFocus('searchbox', field);
  await webkit.type(agent.name);
  await webkit.find('option', agent.name);
  await webkit.type(Key.ENTER);
  await webkit.find('dialog', agent.name);
  expect(await webkit.run('return location.pathname')).toBe('/AITeam');
});

test('search on the 404 page returns focus to its button', async ({ webkit, platform }) => {
  await webkit.open(`${platform.url}/NoSuchPage`);
  await webkit.press(await webkit.find('button', 'Search this site'));
  await webkit.waitForFocus('searchbox', field);
  await webkit.type(Key.ESCAPE);
  await webkit.waitForFocus('button', 'Search this site');
});

test('a URL fragment opens an agent’s dialog, which keeps the focus until Escape closes it', async ({
  webkit,
  platform,
}) => {
  await webkit.open(`${platform.url}/AITeam#${agent.id}`);
  await modalDialogOf(webkit, agent.name);
  for (let presses = 0; presses < 8; presses += 1) {
    await webkit.type(Key.TAB);
    expect(
      await webkit.run(`return document.activeElement.closest('[role=dialog]') !== null`),
    ).toBe(true);
  }
  await webkit.type(Key.ESCAPE);
  await webkit.waitForFocus('button', agent.name);
  expect(await webkit.run('return location.hash')).toBe('');
});
