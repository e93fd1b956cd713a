import type { AppSession } from '@/lib/session/app-session';

/** The screen in every page's HTML (`components/auth/access-restricted.tsx`). It's the page's main once it's shown. */
const restrictedId = 'access-restricted';

/**
 * Shows who is signed in, or Access Restricted, by attributes of the root element, and uncovers the page when the session
 * check ends.
 */
export function showSession({ store }: AppSession): void {
  const root = document.documentElement;
  function show(): void {
    const { user, isAuthenticated, authError, isLoadingAuth, isLoadingPublicSettings } =
      store.getState();
    const name = user === null ? '' : (user.full_name ?? user.email ?? 'Signed in');
    for (const element of document.querySelectorAll('[data-user-name]')) element.textContent = name;
    root.toggleAttribute('data-signed-in', isAuthenticated);
    // A new check doesn't show the page in between.
    if (isLoadingAuth || isLoadingPublicSettings) return;
    const isRestricted = authError?.type === 'user_not_registered';
    root.toggleAttribute('data-restricted', isRestricted);
    if (isRestricted) document.getElementById(restrictedId)?.setAttribute('role', 'main');
    const skipLink = document.querySelector('.skip-link');
    skipLink?.setAttribute('href', isRestricted ? `#${restrictedId}` : '#main');
    uncover();
  }
  store.subscribe(show);
  show();
}

/** Whether the spinner covers the page, because the visit has a token. */
export function isCovered(): boolean {
  return document.documentElement.dataset.session === 'token';
}

/** Removes the spinner. */
export function uncover(): void {
  delete document.documentElement.dataset.session;
}
