/** The service that counts visits, or null; injected by lib/export. */
declare const SITE_ANALYTICS: { url: string; domain: string } | null;

/**
 * Counts a view of the page, and demo requests, in Plausible's format (https://plausible.io/docs/events-api), without
 * cookies. Not for visitors who ask not to be tracked.
 */
export function countVisit(): void {
  if (SITE_ANALYTICS === null) return;
  const { url, domain } = SITE_ANALYTICS;
  const { doNotTrack } = navigator;
  // The DOM's types don't have it yet.
  if (doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true) return;
  const send = (name: string) => {
    const event = { name, url: pageUrl(), domain, referrer: document.referrer || null };
    navigator.sendBeacon(`${url}/api/event`, JSON.stringify(event));
  };
  send('pageview');
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.id === 'request') send('Demo request');
  });
}

/** Without anything that a link may carry but the names of campaigns. */
function pageUrl(): string {
  const { origin, pathname, search } = location;
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  const query = new URLSearchParams(campaign).toString();
  return origin + pathname + (query && `?${query}`);
}
