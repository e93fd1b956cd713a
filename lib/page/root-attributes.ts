import type { AppSession } from '@/lib/session/app-session';

/**
 * Ends the boot script's mark of a visitor once the check has ended. A visit with a token stays covered until React
 * shows who is signed in (`components/auth/loading-status.tsx`).
 */
export function trackLoading({ store }: AppSession): void {
  const { dataset } = document.documentElement;
  store.subscribe(({ isLoadingAuth, isLoadingPublicSettings }) => {
    const isOver = !isLoadingAuth && !isLoadingPublicSettings;
    if (isOver && dataset.session === 'visitor') delete dataset.session;
  });
}

/** Marks the root element while the page is scrolled: the top bar draws its edge then. */
export function trackScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 4);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
