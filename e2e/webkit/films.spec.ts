import { readFilmFiles } from '@/lib/content';
import { films } from '../registry';
import { test } from './fixtures';

for (const { name, href, file } of films) {
  const captionTracks = readFilmFiles(file).suffixes.includes('vtt') ? 1 : 0;
  test(`the film of ${name} plays, and its button pauses it`, async ({ webkit, platform }) => {
    await webkit.open(platform.url + href);
    const playing = () =>
      webkit.run(`const video = document.querySelector('video');
        return !video.paused && video.currentTime > 0 && video.videoWidth > 0`);
    await webkit.waitUntil('the film plays', playing);
    await webkit.press(await webkit.find('button', 'Pause animation'));
    await webkit.waitUntil('the film is paused', async () => !(await playing()));
    await webkit.press(await webkit.find('button', 'Play animation'));
    await webkit.waitUntil('the film plays again', playing);
  });

  for (const pointer of ['mouse', 'touch'] as const) {
    test(`the player of ${name} opens by ${pointer}, plays, and returns focus to its button`, async ({
      webkit,
      platform,
    }) => {
      await webkit.open(platform.url + href);
      await webkit.press(await webkit.find('button', 'Full-screen video'), pointer);
      const dialog = await webkit.find('dialog', '');
      await webkit.waitUntil('the full video plays', () =>
        webkit.run(
          `const video = arguments[0].querySelector('video');
            return !video.paused && video.currentTime > 0 && video.textTracks.length === ${captionTracks}`,
          dialog,
        ),
      );
      await webkit.press(await webkit.find('button', 'Close', dialog), pointer);
      await webkit.waitForFocus('button', 'Full-screen video');
    });
  }
}
