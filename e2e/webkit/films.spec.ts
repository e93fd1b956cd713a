import { readFilmFiles } from '@/lib/content';
import { films } from '../registry';
import { expect, test } from './fixtures';

const [{ href, file } = { href: '', file: '' }] = films;

test('every film plays, in the format for the window, and its button pauses it', async ({
  webkit,
  platform,
}) => {
  for (const film of films) {
    await webkit.open(platform.url + film.href);
    const playing = () =>
      webkit.run(`const video = document.querySelector('video');
        return !video.paused && video.currentTime > 0 && video.videoWidth > video.videoHeight`);
    await webkit.waitUntil(`the film of ${film.name} plays`, playing);
    await webkit.press(await webkit.find('button', 'Pause animation'));
    await webkit.waitUntil('the film is paused', async () => !(await playing()));
    await webkit.press(await webkit.find('button', 'Play animation'));
    await webkit.waitUntil('the film plays again', playing);
  }
});

for (const pointer of ['mouse', 'touch'] as const) {
  test(`the player opens by ${pointer}, plays, and returns focus to its button`, async ({
    webkit,
    platform,
  }) => {
    await webkit.open(platform.url + href);
    await webkit.press(await webkit.find('button', 'Full-screen video'), pointer);
    const dialog = await webkit.find('dialog', '');
    await webkit.waitUntil('the full video plays, with its captions', () =>
      webkit.run(
        `const video = arguments[0].querySelector('video');
        return !video.paused && video.currentTime > 0 && video.textTracks.length === arguments[1]`,
        dialog,
        readFilmFiles(file).suffixes.includes('vtt') ? 1 : 0,
      ),
    );
    await webkit.press(await webkit.find('button', 'Close', dialog), pointer);
    await webkit.waitForFocus('button', 'Full-screen video');
  });
}

test.describe('with reduced motion', () => {
  test.use({ prefersReducedMotion: true });

  test('a film doesn’t load until its button is pressed, and nothing moves', async ({
    webkit,
    platform,
  }) => {
    await webkit.open(platform.url + href);
    const button = await webkit.find('button', 'Play animation');
    await webkit.stays('the film isn’t loaded', () =>
      webkit.run(
        `const video = document.querySelector('video'); return video.paused && video.readyState === 0`,
      ),
    );
    expect(await webkit.run('return document.getAnimations().length')).toBe(0);
    await webkit.press(button);
    await webkit.waitUntil('the film plays', () =>
      webkit.run(`return document.querySelector('video').currentTime > 0`),
    );
  });
});
