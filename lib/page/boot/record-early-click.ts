declare global {
  interface Window {
    /** The last button pressed before the site's script ran. */
    earlyClickTarget?: HTMLElement;
  }
}

/** Records the last press on a button that isn't a popover's, for the site's script to replay. */
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
