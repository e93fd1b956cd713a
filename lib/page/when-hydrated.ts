const attribute = 'data-ready';

/** Calls back once React has hydrated the page (`components/auth/auth-provider.tsx` sets the attribute). */
export function whenHydrated(run: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (!root.hasAttribute(attribute)) return;
    observer.disconnect();
    run();
  });
  observer.observe(root, { attributeFilter: [attribute] });
}
