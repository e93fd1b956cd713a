import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { browserLaunchOptions } from '@/lib/browser';
import { content, readFilmFiles } from '@/lib/content';
import { limits } from '@/lib/films/checks';
import { expect, hydrate, test } from '../fixtures';
import { films } from '../registry';

const { home } = content();

/** The film in the hero. While the player is open, the page behind it isn't in the accessibility tree. */
function filmOf(page: Page, title: string): Locator {
  return page.getByRole('figure', { includeHidden: true }).getByLabel(title);
}

/** Paths of the films that the page requests from now on. */
function filmRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4')) requested.push(pathname);
  });
  return requested;
}

/** Scrolls the film into view, and waits until the page's IntersectionObserver has been notified. */
async function scrollIntoView(film: Locator): Promise<void> {
  await film.scrollIntoViewIfNeeded();
  await film.evaluate(
    (video) =>
      new Promise<void>((resolve) => {
        // Observers are notified in the order of their creation, so the page's own comes before this one.
        new IntersectionObserver(([entry], observer) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          resolve();
        }).observe(video);
      }),
  );
}

async function expectPosterOnly(film: Locator): Promise<void> {
  await scrollIntoView(film);
  await expect(film).toHaveJSProperty('paused', true);
  await expect(film).toHaveJSProperty('readyState', 0);
  await expect(film).toHaveJSProperty('currentTime', 0);
}

/** The mean difference per color channel (0 to 255) between two pictures with the same aspect ratio. */
async function difference(one: Buffer | string, other: Buffer | string): Promise<number> {
  const pixels = (picture: Buffer | string) =>
    sharp(picture).resize(320, 180, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

/**
 * Loads the film again and compares decoded frames: the mean difference per color channel (0 to 255) between the first
 * frame and the last, and between the first and the middle one.
 */
function compareFrames(film: Locator) {
  return film.evaluate(async (hero: HTMLVideoElement) => {
    const video = document.createElement('video');
    video.muted = true;
    video.preload = 'auto';
    video.src = hero.querySelector('source')?.src ?? '';
    hero.after(video);
    const nextEvent = (event: string) =>
      new Promise((resolve, reject) => {
        video.addEventListener(event, resolve, { once: true });
        video.addEventListener('error', () => reject(video.error), { once: true });
      });
    await nextEvent('canplaythrough');
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('the browser draws on no canvas');
    // A seek ends before its frame can be drawn, so wait for the callback that reports the frame.
    const shown = (second: number) =>
      new Promise<void>((resolve) => {
        video.requestVideoFrameCallback((_, { mediaTime }) => {
          resolve(Math.abs(mediaTime - second) < 1 / 15 ? undefined : shown(second));
        });
      });
    const frameAt = async (second: number) => {
      const presented = shown(second);
      video.currentTime = second;
      await presented;
      context.drawImage(video, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height).data;
    };
    const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
      a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
    const { duration, videoWidth: width, videoHeight: height } = video;
    // In this order, each seek shows a different frame, so each one triggers the callback.
    const middle = await frameAt(duration / 2);
    const first = await frameAt(0);
    const last = await frameAt(duration - 1 / 60);
    return {
      ...{ duration, width, height },
      seam: difference(first, last),
      change: difference(first, middle),
    };
  });
}

/** The captions that the browser shows, and how long it shows each. */
function captionsOf(video: HTMLVideoElement) {
  const [track] = video.textTracks;
  if (track?.mode !== 'showing') return [];
  return Array.from(track.cues ?? [], (cue) => ({
    text: cue instanceof VTTCue ? cue.text : '',
    seconds: cue.endTime - cue.startTime,
    until: cue.endTime,
  }));
}

for (const { name, href, file, title, description } of films) {
  test.describe(`the film of ${name}`, () => {
    test('doesn’t load with reduced motion, stays within its size limits, and loops seamlessly', {
      tag: '@media',
    }, async ({ page, request }) => {
      const maxBytes: Record<string, number> = {
        ...{ mp4: limits.h264, 'av1.mp4': limits.av1, avif: limits.poster, vtt: limits.captions },
        ...{ 'cut.mp4': limits.cut, 'cut.av1.mp4': limits.cut },
      };
      for (const suffix of readFilmFiles(file).suffixes) {
        const limit = maxBytes[suffix] ?? 0;
        const response = await request.get(`/media/${file}.${suffix}`);
        expect(response.ok()).toBe(true);
        expect((await response.body()).byteLength).toBeLessThan(limit);
      }
      const requested = filmRequests(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(href);
      await hydrate(page);
      await expectPosterOnly(filmOf(page, title));
      await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
      const moving = () =>
        document.getAnimations().filter(({ playState }) => playState === 'running').length;
      expect(await page.evaluate(moving)).toBe(0);
      expect(requested).toEqual([]);

      const frames = await compareFrames(filmOf(page, title));
      expect(frames).toMatchObject({ width: 1280, height: 720 });
      expect(frames.duration).toBeGreaterThanOrEqual(6);
      expect(frames.duration).toBeLessThan(10.05);
      expect(frames.seam, 'from the last frame to the first').toBeLessThan(1);
      expect(frames.change, 'from the first frame to the middle').toBeGreaterThan(2 * frames.seam);
    });

    test('loops silently in view, can be paused, and opens in a player', async ({ page }) => {
      await page.goto(href);
      await hydrate(page);
      const film = filmOf(page, title);
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

    // If a film has no cut, the player shows its loop.
    const cutTest = readFilmFiles(file).suffixes.includes('cut.mp4') ? test : test.skip;
    cutTest('has a captioned cut, fetched when the player opens', async ({ page, request }) => {
      const requested: string[] = [];
      page.on('request', (each) => requested.push(new URL(each.url()).pathname));
      await page.goto(href);
      await hydrate(page);
      await scrollIntoView(filmOf(page, title));
      expect(requested.filter((path) => /\.(cut\..*|vtt)$/.test(path))).toEqual([]);

      await page.getByRole('button', { name: /video/ }).click();
      const player = page.getByRole('dialog', { name: title }).getByLabel('Video', { exact: true });
      await expect(player).toHaveJSProperty('paused', false);
      await expect.poll(() => player.evaluate(captionsOf)).not.toEqual([]);
      const cues = await player.evaluate(captionsOf);
      const response = await request.get(`/media/${file}.vtt`);
      expect(response.headers()['content-type']).toBe('text/vtt; charset=utf-8');
      for (const { text, seconds } of cues) {
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(18);
        expect(text.length / seconds, text).toBeLessThanOrEqual(17);
      }
      const duration = await player.evaluate((video: HTMLVideoElement) => video.duration);
      expect(duration).toBeGreaterThanOrEqual(30);
      expect(duration).toBeLessThan(45.1);
      expect(cues.at(-1)?.until ?? 0).toBeLessThanOrEqual(duration);
      expect(requested).toContain(`/media/${file}.cut.av1.mp4`);
    });

    test('doesn’t load with Save-Data', { tag: '@devtools' }, async ({ page }) => {
      const requested = filmRequests(page);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
      await page.goto(href);
      await hydrate(page);
      await expectPosterOnly(filmOf(page, title));
      await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
      expect(requested).toEqual([]);
    });

    test('shows its poster when the media host is down', async ({ page }) => {
      await page.route('**/media/*.mp4', (route) => route.abort());
      const refused = page.waitForEvent('requestfailed', (request) =>
        request.url().endsWith('.mp4'),
      );
      await page.goto(href);
      await hydrate(page);
      await refused;
      await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
      const film = filmOf(page, title);
      const poster = join('public/media', `${file}.avif`);
      await expect.poll(async () => difference(await film.screenshot(), poster)).toBeLessThan(6);
    });
  });
}

test('a click anywhere on the film opens the player, and Close closes it', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const film = filmOf(page, home.hero.film.title);
  await film.click({ position: { x: 60, y: 60 }, force: true });
  const player = page.getByRole('dialog', { name: home.hero.film.title });
  await expect(player).toBeVisible();
  await player.getByRole('button', { name: 'Close' }).click();
  await expect(player).toBeHidden();
});

test('on a phone, the player leaves room for captions and controls below the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('button', { name: /video/ }).click();
  const player = page
    .getByRole('dialog', { name: home.hero.film.title })
    .getByLabel('Video', { exact: true });
  const { width = 0, height = 0 } = (await player.boundingBox()) ?? {};
  expect(width).toBe(390);
  expect(height - (width * 9) / 16).toBeGreaterThan(120);
});

test('keeps the page working when neither poster nor film loads', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/');
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
});

test('with classic scrollbars, the player’s dark backdrop also covers the scrollbar', {
  tag: '@scrollbars',
}, async ({ platform }) => {
  const browser = await chromium.launch({
    ...browserLaunchOptions(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const viewport = { width: 1000, height: 700 };
  const page = await browser.newPage({ baseURL: platform.url, viewport });
  await page.goto('/');
  await hydrate(page);
  const barWidth = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await barWidth()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Full-screen video' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const edge = { x: viewport.width - 4, y: 300, width: 4, height: 100 };
  const { channels } = await sharp(await page.screenshot({ clip: edge })).stats();
  for (const { max } of channels.slice(0, 3)) expect(max).toBeLessThan(60);
  await browser.close();
});
