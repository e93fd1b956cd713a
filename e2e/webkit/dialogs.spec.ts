import { content } from '@/lib/content';
import { expect, test } from './fixtures';

const [agent = ''] = content().agents.map(({ name }) => name);

for (const pointer of ['mouse', 'touch'] as const) {
  test(`search opens by ${pointer}, and gives its button the focus back`, async ({
    webkit,
    platform,
  }) => {
    await webkit.open(`${platform.url}/About`);
    await webkit.press(await webkit.find('button', 'Search'), pointer);
    await webkit.focusIsOn('searchbox', 'Page, topic, or agent');
    await webkit.type(...'lockout');
    await webkit.find('option', '');
    await webkit.type('Escape');
    await webkit.focusIsOn('button', 'Search');
  });

  test(`an agent opens by ${pointer}, and gives its card the focus back`, async ({
    webkit,
    platform,
  }) => {
    await webkit.open(`${platform.url}/AITeam`);
    await webkit.press(await webkit.find('button', agent), pointer);
    const dialog = await webkit.find('dialog', agent);
    expect(await webkit.run('return location.hash')).not.toBe('');
    await webkit.press(await webkit.find('button', 'Close', dialog), pointer);
    await webkit.focusIsOn('button', agent);
  });

  test(`the player opens by ${pointer}, and gives its button the focus back`, async ({
    webkit,
    platform,
  }) => {
    await webkit.open(`${platform.url}/`);
    await webkit.press(await webkit.find('button', 'Full-screen video'), pointer);
    const dialog = await webkit.find('dialog', '');
    await webkit.until('the film plays', () =>
      webkit.run(`return !arguments[0].querySelector('video').paused`, dialog),
    );
    await webkit.press(await webkit.find('button', 'Close', dialog), pointer);
    await webkit.focusIsOn('button', 'Full-screen video');
  });
}

test('the slash opens search, and Enter leads to the first result', async ({
  webkit,
  platform,
}) => {
  await webkit.open(`${platform.url}/About`);
  await webkit.type('/');
  await webkit.focusIsOn('searchbox', 'Page, topic, or agent');
  await webkit.type(...agent);
  await webkit.find('option', agent);
  await webkit.type('Enter');
  await webkit.find('dialog', agent);
  expect(await webkit.run('return location.pathname')).toBe('/AITeam');
});

test('search from the page that doesn’t exist gives its button the focus back', async ({
  webkit,
  platform,
}) => {
  await webkit.open(`${platform.url}/NoSuchPage`);
  await webkit.press(await webkit.find('button', 'Search this site'));
  await webkit.focusIsOn('searchbox', 'Page, topic, or agent');
  await webkit.type('Escape');
  await webkit.focusIsOn('button', 'Search this site');
});

test('a film plays in view, and its button stops it', async ({ webkit, platform }) => {
  await webkit.open(`${platform.url}/`);
  const playing = () => webkit.run(`return !document.querySelector('video').paused`);
  await webkit.until('the film plays', playing);
  await webkit.press(await webkit.find('button', 'Pause animation'));
  await webkit.until('the film stands', async () => !(await playing()));
  await webkit.press(await webkit.find('button', 'Play animation'));
  await webkit.until('the film plays again', playing);
});
