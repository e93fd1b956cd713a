import { films } from '../registry';
import { expect, test } from './fixtures';

test.use({ prefersReducedMotion: true });

for (const { name, href } of films) {
  test(`with reduced motion, the film of ${name} doesn’t autoplay`, async ({
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
    expect(await webkit.run(`return document.getAnimations().length`)).toBe(0);
    await webkit.press(button);
    await webkit.waitUntil('the film plays', () =>
      webkit.run(`return document.querySelector('video').currentTime > 0`),
    );
  });
}
