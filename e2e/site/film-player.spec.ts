import { content, readFilmFiles } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';
import { heroFilm, scrollIntoView } from '../locators';
import { films } from '../registry';

const { home } = content();

/** The ends of the captions that the browser shows, in seconds. */
function captionsOf(video: HTMLVideoElement) {
  const [track] = video.textTracks;
  if (track?.mode !== 'showing') return [];
  return Array.from(track.cues ?? [], ({ endTime }) => endTime);
}

/** The films differ only in their files: one is played with the captioned cut, the other without. */
const hasCut = (file: string) => readFilmFiles(file).suffixes.includes('cut.mp4');
const played = [films.find(({ file }) => hasCut(file)), films.find(({ file }) => !hasCut(file))];

for (const { name, href, file, title, description } of played.flatMap((film) => film ?? [])) {
  test.describe(`the film of ${name}`, () => {
    test('loops silently in view, can be paused, and opens in a player', async ({ page }) => {
      await openPage(page, href);
      const film = heroFilm(page, title);
      await film.scrollIntoViewIfNeeded();
      await expect(film).toHaveJSProperty('paused', false);
      await expect(film).toHaveJSProperty('muted', true);
      await expect(film).toHaveJSProperty('loop', true);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(film).toHaveJSProperty('paused', true);
      await film.scrollIntoViewIfNeeded();
      await expect(film).toHaveJSProperty('paused', false);

      const open = page.getByRole('button', { name: /video/ });
      const pause = page.getByRole('button', { name: 'Pause animation' });
      await expect(pause.getByText('Pause', { exact: true })).toBeVisible();
      await pause.focus();
      await page.keyboard.press('Enter');
      await expect(film).toHaveJSProperty('paused', true);
      const play = page.getByRole('button', { name: 'Play animation' });
      await expect(play).toBeFocused();
      await expect(play.getByText('Play', { exact: true })).toBeVisible();
      await page.keyboard.press('Space');
      await expect(film).toHaveJSProperty('paused', false);
      await expect(pause).toBeFocused();

      await page.keyboard.press('Tab');
      await expect(open).toBeFocused();
      await page.keyboard.press('Enter');
      const player = page.getByRole('dialog', { name: title });
      await expect(player).toBeVisible();
      await expect(player).toContainText(description);
      await expect
        .poll(() => player.evaluate((dialog) => dialog.querySelector('video')?.controls))
        .toBe(true);
      await expect(film).toHaveJSProperty('paused', true);
      await page.keyboard.press('Escape');
      await expect(player).toBeHidden();
      await expect(open).toBeFocused();
      await expect(film).toHaveJSProperty('paused', false);
    });

    const { suffixes } = readFilmFiles(file);
    // In the player, a film without a cut shows its loop, as above.
    if (!hasCut(file)) return;
    test('has a captioned cut, fetched when the player opens', async ({ page, request }) => {
      const requested: string[] = [];
      page.on('request', (each) => requested.push(new URL(each.url()).pathname));
      await openPage(page, href);
      await scrollIntoView(heroFilm(page, title));
      expect(requested.filter((path) => /\.(cut\..*|vtt)$/.test(path))).toEqual([]);

      await page.getByRole('button', { name: /video/ }).click();
      const player = page.getByRole('dialog', { name: title }).getByLabel('Video', { exact: true });
      await expect(player).toHaveJSProperty('paused', false);
      await expect.poll(() => player.evaluate(captionsOf)).not.toEqual([]);
      const cues = await player.evaluate(captionsOf);
      const response = await request.get(`/media/${file}.vtt`);
      expect(response.headers()['content-type']).toBe('text/vtt; charset=utf-8');
      // Without its metadata, which may come after the captions, a film has no duration.
      await expect
        .poll(() => player.evaluate((video: HTMLVideoElement) => video.duration))
        .toBeGreaterThanOrEqual(30);
      const duration = await player.evaluate((video: HTMLVideoElement) => video.duration);
      expect(duration).toBeLessThan(45.1);
      expect(cues.at(-1) ?? 0).toBeLessThanOrEqual(duration);
      const ending = suffixes.includes('cut.av1.mp4') ? 'cut.av1.mp4' : 'cut.mp4';
      expect(requested).toContain(`/media/${file}.${ending}`);
    });
  });
}

test('a click anywhere on the film opens the player, and Close closes it', async ({ page }) => {
  await openPage(page, '/');
  const film = heroFilm(page, home.hero.film.title);
  await film.click({ position: { x: 60, y: 60 }, force: true });
  const player = page.getByRole('dialog', { name: home.hero.film.title });
  await expect(player).toBeVisible();
  await player.getByRole('button', { name: 'Close' }).click();
  await expect(player).toBeHidden();
});

test('on a phone, the player shows the upright loop, without the captions of the cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  await page.getByRole('button', { name: /video/ }).click();
  const player = page.getByRole('dialog', { name: home.hero.film.title });
  const video = player.getByLabel('Video', { exact: true });
  await expect(video).toHaveJSProperty('paused', false);
  expect(
    await video.evaluate(({ currentSrc, textTracks }: HTMLVideoElement) => ({
      isUpright: currentSrc.includes('.tall.'),
      tracks: textTracks.length,
    })),
  ).toEqual({ isUpright: true, tracks: 0 });
});

/* Firefox can make a scrolling or playing film a Tab stop, with nothing to operate. */
test('Tab skips the film', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('main').focus();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(heroFilm(page, home.hero.film.title)).not.toBeFocused();
  }
});
