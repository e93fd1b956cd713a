import type { Page } from 'playwright/test';

/** Running animations, and elements with a transition, an animation, or smooth scrolling. */
export function motionOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().map(({ id, playState }) => `runs: ${id} ${playState}`);
    const ready = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const still =
          style.transitionDuration === '0s' &&
          style.animationName === 'none' &&
          style.scrollBehavior === 'auto';
        // A <source> has no computed style.
        if (style.display === '') return [];
        return still ? [] : [`would move: ${element.outerHTML.slice(0, 120)}`];
      }),
    );
    return [...running, ...ready];
  });
}
