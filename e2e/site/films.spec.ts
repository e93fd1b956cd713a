import type { Page } from 'playwright/test';
import { content, filmLimits, readFilmFiles } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';
import { heroFilm, scrollIntoView } from '../locators';
import { films } from '../registry';

const { file, title } = content().home.hero.film;

/** Paths of the site's files with this ending that the page requests from now on. */
function requestsFor(page: Page, ending: RegExp): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (ending.test(pathname)) requested.push(pathname);
  });
  return requested;
}

/** The films differ only in their files: one is played with the captioned cut, the other without. */
const hasCut = (name: string) => readFilmFiles(name).suffixes.includes('cut.mp4');
const played = [films.find((film) => hasCut(film.file)), films.find((film) => !hasCut(film.file))];

for (const { name, href, title, description } of played.flatMap((film) => film ?? [])) {
  test(`the film of ${name} loops silently in view, can be paused, and opens in a player`, async ({
    page,
  }) => {
    await openPage(page, href);
    const film = heroFilm(page, title);
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', false);
    await expect(film).toHaveJSProperty('muted', true);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', true);
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', false);

    const pause = page.getByRole('button', { name: 'Pause animation' });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(film).toHaveJSProperty('paused', true);
    await expect(page.getByRole('button', { name: 'Play animation' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(film).toHaveJSProperty('paused', false);
    await expect(pause).toBeFocused();

    const open = page.getByRole('button', { name: /video/ });
    await page.keyboard.press('Tab');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    const player = page.getByRole('dialog', { name: title });
    await expect(player).toContainText(description);
    await expect(player.getByLabel(title, { exact: true })).toHaveJSProperty('controls', true);
    await expect(film).toHaveJSProperty('paused', true);
    await page.keyboard.press('Escape');
    await expect(player).toBeHidden();
    await expect(open).toBeFocused();
    await expect(film).toHaveJSProperty('paused', false);
  });
}

test('a press anywhere on Home’s film plays its cut with captions, and Close closes it', async ({
  page,
}) => {
  const requested = requestsFor(page, /\.(cut\..*|vtt)$/);
  await openPage(page, '/');
  const film = heroFilm(page, title);
  await scrollIntoView(film);
  expect(requested, 'before the player opens').toEqual([]);
  await film.click({ position: { x: 60, y: 60 }, force: true });
  const player = page.getByRole('dialog', { name: title });
  const video = player.getByLabel(title, { exact: true });
  await expect(video).toHaveJSProperty('paused', false);
  const captions = () =>
    video.evaluate(({ textTracks }: HTMLVideoElement) =>
      Array.from(textTracks, ({ mode, cues }) => mode === 'showing' && (cues?.length ?? 0) > 0),
    );
  await expect.poll(captions).toEqual([true]);
  await player.getByRole('button', { name: 'Close' }).click();
  await expect(player).toBeHidden();
});

test('a phone gets an upright loop and poster, which the player shows without captions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const posters = requestsFor(page, /\.avif$/);
  await openPage(page, '/');
  const film = heroFilm(page, title);
  await scrollIntoView(film);
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('videoWidth', filmLimits.tall.width);
  await expect(film).toHaveJSProperty('videoHeight', filmLimits.tall.height);
  expect(posters).toEqual([`/media/${file}.tall.avif`]);
  await page.getByRole('button', { name: /video/ }).click();
  const video = page.getByRole('dialog').getByLabel(title, { exact: true });
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('textTracks.length', 0);
  await expect(video).toHaveJSProperty('videoHeight', filmLimits.tall.height);
});

for (const wish of ['reduced motion', 'Save-Data'] as const) {
  test(`a film doesn’t load with ${wish}`, async ({ page }) => {
    const requested = requestsFor(page, /\.mp4$/);
    if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    }
    await openPage(page, '/');
    await scrollIntoView(heroFilm(page, title));
    await expect(heroFilm(page, title)).toHaveJSProperty('paused', true);
    await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
    expect(requested).toEqual([]);
  });
}

test('without its media host, a film’s button offers to play it', async ({ page }) => {
  await page.route('**/media/*.mp4', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'));
  await openPage(page, '/');
  await refused;
  await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
});
