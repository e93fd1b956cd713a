import { createElement } from '@/lib/page/create-element';

/** A script's URL in an RSC payload. If Next writes it differently, the script loads when the page is shown. */
const scriptUrl = /\/_next\/static\/chunks\/[\w.~-]+\.js/g;

/**
 * Preloads the scripts that a page's RSC payload names and the document doesn't have yet. On AI Team, following a
 * prefetched link would otherwise cost another round trip.
 */
export function preloadScripts(payload: string): void {
  for (const href of new Set(payload.match(scriptUrl))) {
    if (document.querySelector(`[src="${href}"], [href="${href}"]`) !== null) continue;
    document.head.append(createElement('link', { rel: 'preload', as: 'script', href }));
  }
}
