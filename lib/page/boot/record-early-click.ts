declare global {
  interface Window {
    /** The last button clicked before the site's script ran. */
    earlyClickTarget?: HTMLElement;
  }
}

/** Records the last click on a button that doesn't open a popover. The site's script replays it. */
export function recordEarlyClick(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button');
      if (button && !button.hasAttribute('popovertarget')) window.earlyClickTarget = button;
    },
    { capture: true },
  );
}
