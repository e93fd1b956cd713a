import { films } from '../films';
import { expect, test } from './fixtures';

test.use({ stillSystem: true });

for (const { name, href } of films) {
  test(`where motion is reduced, the film of ${name} waits for its button`, async ({
    webkit,
    platform,
  }) => {
    await webkit.open(platform.url + href);
    const button = await webkit.find('button', 'Play animation');
    expect(
      await webkit.run(
        `const video = document.querySelector('video'); return [video.paused, video.readyState]`,
      ),
    ).toEqual([true, 0]);
    expect(await webkit.run(`return document.getAnimations().length`)).toBe(0);
    await webkit.press(button);
    await webkit.until('the film plays', () =>
      webkit.run(`return document.querySelector('video').currentTime > 0`),
    );
  });
}
