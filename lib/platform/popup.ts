import { PlatformError } from './errors';

const size = { width: 500, height: 600 };
const closedCheckMs = 500;

interface Popup {
  url: string;
  /** The only origin whose messages are accepted. */
  origin: string;
  onMessage(message: unknown): void;
}

/**
 * Opens a popup and listens for its messages until the user closes it. Messages from other windows and
 * other origins are ignored, since any window can send some.
 *
 * @returns a function that closes the popup and stops listening
 * @throws PlatformError `popup_blocked`
 */
export function openPopup(page: Window, { url, origin, onMessage }: Popup): () => void {
  const left = Math.round(page.screenX + (page.outerWidth - size.width) / 2);
  const top = Math.round(page.screenY + (page.outerHeight - size.height) / 2);
  const features = `width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = page.open(url, '_blank', features);
  if (popup === null) {
    const message = 'The browser blocked the sign-in popup: call loginWithProvider on a click';
    throw new PlatformError(message, { code: 'popup_blocked' });
  }
  const receive = (event: MessageEvent<unknown>) => {
    if (event.source === popup && event.origin === origin) onMessage(event.data);
  };
  const end = () => {
    clearInterval(timer);
    page.removeEventListener('message', receive);
    popup.close();
  };
  // Browsers have no event for a popup that the user closes.
  const timer = setInterval(() => popup.closed && end(), closedCheckMs);
  page.addEventListener('message', receive);
  return end;
}
