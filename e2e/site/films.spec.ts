import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { content, filmLimits } from '@/lib/content';
import { expect, openPage, test } from '../fixtures';
import { heroFilm, scrollIntoView } from '../locators';
import { films, placeholders } from '../registry';

const { home } = content();

/** Paths of the films that the page requests from now on. */
function filmRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4')) requested.push(pathname);
  });
  return requested;
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
 * Loads a film and compares decoded frames: the mean difference per color channel (0 to 255) between the first frame and
 * the last, and between the first and the middle one.
 */
function compareFrames(page: Page, file: string) {
  return page.evaluate(async (src) => {
    const video = document.createElement('video');
    video.muted = true;
    video.preload = 'auto';
    video.src = src;
    document.body.prepend(video);
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
    video.remove();
    return {
      duration,
      width,
      height,
      seam: difference(first, last),
      change: difference(first, middle),
    };
  }, `/media/${file}.av1.mp4`);
}

test('every film loops seamlessly', async ({ page }) => {
  test.slow();
  await page.goto(placeholders[0]?.href ?? '');
  for (const { name, file } of films) {
    const frames = await compareFrames(page, file);
    expect(frames, name).toMatchObject({ width: 1280, height: 720 });
    expect(frames.duration, name).toBeGreaterThanOrEqual(6);
    expect(frames.duration, name).toBeLessThan(10.05);
    expect(frames.seam, `${name}, from the last frame to the first`).toBeLessThan(1);
    expect(frames.change, `${name}, from the first to the middle`).toBeGreaterThan(2 * frames.seam);
  }
});

const { file, title } = home.hero.film;

for (const wish of ['reduced motion', 'Save-Data'] as const) {
  test(`a film doesn’t load with ${wish}`, async ({ page }) => {
    const requested = filmRequests(page);
    if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    }
    await openPage(page, '/');
    await expectPosterOnly(heroFilm(page, title));
    await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
    expect(requested).toEqual([]);
  });
}

test('a phone gets a loop and a poster in portrait format', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const posters: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.avif')) posters.push(new URL(request.url()).pathname);
  });
  await openPage(page, '/');
  const film = heroFilm(page, title);
  await scrollIntoView(film);
  await expect(film).toHaveJSProperty('paused', false);
  const { width, height } = filmLimits.tall;
  await expect(film).toHaveJSProperty('videoWidth', width);
  await expect(film).toHaveJSProperty('videoHeight', height);
  expect(posters).toEqual([`/media/${file}.tall.avif`]);
});

test('a film shows its poster when the media host is down', async ({ page }) => {
  await page.route('**/media/*.mp4', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'));
  await openPage(page, '/');
  await refused;
  await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
  const film = heroFilm(page, title);
  const poster = join('public/media', `${file}.avif`);
  await expect.poll(async () => difference(await film.screenshot(), poster)).toBeLessThan(6);
});
