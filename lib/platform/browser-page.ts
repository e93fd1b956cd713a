import { PlatformError } from './errors';
import type { Page } from './page';
import { openPopup } from './popup';

/** False in Node, in workers, and in React Native, which has a window without a location. */
export function isBrowser(): boolean {
  return typeof window !== 'undefined' && Boolean(window.location);
}

/** The page that the client runs in. Outside a browser, each method throws `no_page`. */
export const browserPage: Page = {
  url: () => requireWindow().location.href,
  navigate(url) {
    requireWindow().location.href = url;
  },
  openPopupIfFramed(url, origin, onMessage) {
    const page = requireWindow();
    return page.parent === page ? null : openPopup(page, { url, origin, onMessage });
  },
};

function requireWindow(): Window {
  if (isBrowser()) return window;
  throw new PlatformError('Signing in and out needs a browser', { code: 'no_page' });
}
