import type { AppSession } from '@/lib/session/app-session';

/**
 * Ends the boot script's `data-session="visitor"` when the session check ends. With a token, the page stays covered until
 * it shows who is signed in (`components/auth/session-screens.tsx`).
 */
export function trackLoading({ store }: AppSession): void {
  const { dataset } = document.documentElement;
  function track() {
    const { isLoadingAuth, isLoadingPublicSettings } = store.getState();
    const isDone = !isLoadingAuth && !isLoadingPublicSettings;
    if (isDone && dataset.session === 'visitor') uncover();
  }
  store.subscribe(track);
  track();
}

/** Removes the spinner. */
export function uncover(): void {
  delete document.documentElement.dataset.session;
}

/** Marks the root element while the page is scrolled, so the top bar shows its bottom edge. */
export function trackScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 4);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
